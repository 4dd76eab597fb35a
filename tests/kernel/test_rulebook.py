"""rules.toml of a game: what is missing is named."""

from pathlib import Path

import pytest

from nassau.kernel.rulebook import BadRulebook, Rulebook

HEAD = 'title = "Whist"\nplayers = [2, 4]\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players = [2, 4]\n", r"rules\.toml has no 'title'"),
        (HEAD + "[[section]]\n", r"\[\[section\]\] 1 has no 'id'"),
        (HEAD + '[[option]]\nid = "goal"\nvalues = ["1"]\n', r"\[\[option\]\] 1 \(goal\) has no 'default'"),
        (HEAD + '[[rule]]\nid = "H1.1"\ncheck = "…"\n', r"\[\[rule\]\] 1 \(H1\.1\) has no 'from'"),
    ],
)
def test_a_missing_key_is_named(text: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = f"whist_{abs(hash(text))}"
    folder = tmp_path / package
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "rules.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadRulebook, match=message):
        Rulebook(package)
