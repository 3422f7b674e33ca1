import { createHash } from 'node:crypto'

/**
 * The inline scripts of React's streaming renderer, by length and SHA-256. A test
 * compares this list with the React inside Next, so an upgrade that changes it cannot go unnoticed.
 */
export const REACT_DEFINITIONS: readonly { length: number; sha256: string }[] = [
  { length: 57, sha256: '7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs=' },
  { length: 193, sha256: 'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=' },
  { length: 200, sha256: '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=' },
  { length: 364, sha256: 'CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0=' },
  { length: 829, sha256: 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=' },
  { length: 1105, sha256: 'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=' },
  { length: 2694, sha256: 'R3eWN7zVoU3spWpPQ2b7tbYj4hZDyViY037DUph2exw=' },
]

const CALL = /^\$R[CRSX]\((.*)\);?$/s

/** Whether a script is only React's own definitions, then at most one call with plain values. */
export function isReactScript(text: string): boolean {
  if (!/^(?:\$R[A-Z]|requestAnimationFrame\(|addEventListener\("submit")/.test(text)) return false
  let rest = text
  for (let length = definitionLength(rest); length > 0; length = definitionLength(rest)) {
    rest = rest.slice(length).replace(/^;/, '')
  }
  return rest === '' || isCall(rest)
}

function definitionLength(text: string): number {
  const known = REACT_DEFINITIONS.find(
    ({ length, sha256 }) => text.length >= length && digest(text.slice(0, length)) === sha256,
  )
  return known?.length ?? 0
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function isCall(text: string): boolean {
  const values = CALL.exec(text)?.[1]
  if (values === undefined) return false
  try {
    return Array.isArray(JSON.parse(`[${values}]`))
  } catch {
    return false
  }
}
