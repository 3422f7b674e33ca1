const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`
const TIMING = new RegExp(`^(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t]+.*)?$`)

const milliseconds = (time: string) => {
  const parts = time.split(':').map(Number)
  return Math.round(parts.reduce((sum, part) => sum * 60 + part, 0) * 1000)
}

/** What is wrong with captions: no WebVTT, no cue, or a cue in this line that ends before it begins. */
export type CaptionsFault = 'notWebVtt' | 'noCue' | number

/** The first fault of a WebVTT text (W3C WebVTT §4.1); null when a browser shows every cue. */
export function captionsFault(text: string): CaptionsFault | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return 'notWebVtt'
  let cues = 0
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    const [, from = '', to = ''] = TIMING.exec(line) ?? []
    if (from === '' || milliseconds(to) <= milliseconds(from)) return index + 1
    cues += 1
  }
  return cues > 0 ? null : 'noCue'
}
