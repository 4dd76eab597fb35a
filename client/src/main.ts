import "./style/fonts.css";
import "./style/tokens.css";
