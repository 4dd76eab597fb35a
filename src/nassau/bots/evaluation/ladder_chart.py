"""The ladder as an SVG chart: win shares with confidence intervals, fair shares and goals."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from nassau.bots.evaluation.ladder import Standing

LEFT_PX: Final = 250
WIDTH_PX: Final = 460
ROW_PX: Final = 34
TOP_PX: Final = 46
LEGEND: Final = "dashed: fair share · arrow: goal for the lower bound"
STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#1c2733}.soft{fill:#5b6b7a}.grid{stroke:#d7dde3}"
    ".bar{stroke:#1f6f8b;stroke-width:3}.dot{fill:#1f6f8b}.fair{stroke:#8a97a3;stroke-dasharray:3 3}"
    ".goal{fill:none;stroke:#b4552d;stroke-width:2}"
)


def draw(standings: list[Standing]) -> str:
    """The SVG document with a row for each standing, in the given order."""
    height = TOP_PX + ROW_PX * len(standings) + 34
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT_PX + WIDTH_PX + 90} {height}" role="img">',
        f"<title>Win shares with 95 % intervals</title><style>{STYLE}</style>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{LEFT_PX}" y="20">Share of wins of one against equals of the level below, with 95 % interval</text>',
        *axis(height),
        *[part for index, standing in enumerate(standings) for part in row(index, standing)],
        f'<text class="soft" x="{LEFT_PX}" y="{height - 6}">{LEGEND}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def axis(height: int) -> list[str]:
    parts = []
    for tenth in range(0, 11, 2):
        x = x_of(tenth / 10)
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP_PX - 8}" x2="{x}" y2="{height - 24}"/>')
        parts.append(f'<text class="soft" x="{x}" y="{TOP_PX - 12}" text-anchor="middle">{tenth / 10:.1f}</text>')
    return parts


def row(index: int, standing: Standing) -> list[str]:
    rung, share, y = standing.rung, standing.share, TOP_PX + ROW_PX * index + ROW_PX // 2
    fair, goal = x_of(1 / rung.seats), rung.goal
    name = f"{rung.game}, {rung.seats} seats: {rung.upper} – {rung.lower}"
    parts = [
        f'<text x="{LEFT_PX - 12}" y="{y + 4}" text-anchor="end" font-size="12">{escape(name)}</text>',
        f'<line class="fair" x1="{fair}" y1="{y - 11}" x2="{fair}" y2="{y + 11}"/>',
        f'<line class="bar" x1="{x_of(share.low)}" y1="{y}" x2="{x_of(share.high)}" y2="{y}"/>',
        f'<circle class="dot" cx="{x_of(share.share)}" cy="{y}" r="5"/>',
        f'<text x="{LEFT_PX + WIDTH_PX + 12}" y="{y + 4}">{share.share:.3f}</text>',
    ]
    if goal is not None:
        parts.append(f'<path class="goal" d="M{x_of(goal) - 5} {y - 12}l5 7 5-7"/>')
    return parts


def x_of(share: float) -> float:
    """The x coordinate of a win share."""
    return round(LEFT_PX + WIDTH_PX * share, 1)
