import type { StaffLanguage } from '@/i18n/staff-formats'
import { boardWords } from './board-words'

/** The entry of the launches in the menu of the back office. */
export const LaunchesLink = ({ language }: { language: StaffLanguage }) => (
  <a href="/admin/launches" className="nav__link">
    <span className="nav__link-label">{boardWords(language).title}</span>
  </a>
)
