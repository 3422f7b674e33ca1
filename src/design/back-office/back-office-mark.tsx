import { WordMark, WordMarkOutlines } from '../show/word-mark'

/** Both logos above the sign-in and on the back office's pages. The letters take the colour of its text. */
export function BackOfficeLogo() {
  return (
    <span className="back-office-logo" role="img" aria-label="noble &amp; nue">
      <WordMarkOutlines />
      <WordMark className="back-office-logo__letters" />
    </span>
  )
}

/** The mark in the corner of the back office, which leads to its first page. */
export function BackOfficeIcon() {
  return <img className="back-office-icon" src="/favicon.svg" alt="noble &amp; nue" width="24" height="24" />
}
