import { BOARD_WORDS, type StaffLanguage } from './board-words'

/** The entry of the launches in the menu of the back office. */
export const LaunchesLink = ({ language }: { language: StaffLanguage }) => (
  <a href="/admin/launches" className="nav__link">
    <span className="nav__link-label">{BOARD_WORDS[language].title}</span>
  </a>
)
