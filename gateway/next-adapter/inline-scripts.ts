import { isReactScript } from './react-inline-scripts'

// The inline scripts of Next 16.4, each as the text before and after one JSON value.
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/
const TURBOPACK_PUSH = /^\(globalThis\["(TURBOPACK\w*)"\] \|\| \(globalThis\["\1"\] = \[\]\)\)\.push\((\{.*\})\);?$/

/** Whether a script is exactly one of Next's or React's: a fixed frame around JSON, or a known text. */
export function isFrameworkScript(text: string): boolean {
  if (text === FLIGHT_START) return true
  if (text.startsWith(`${FLIGHT_START};`)) return isFlightPush(text.slice(FLIGHT_START.length + 1), [2])
  if (text.startsWith('self.__next_f.')) return isFlightPush(text, [1, 3])
  if (text.startsWith('(globalThis[')) return text.split('\n').every(isTurbopackPush)
  return isReactScript(text)
}

function isFlightPush(text: string, kinds: readonly number[]): boolean {
  const value = parseJson(FLIGHT_PUSH.exec(text)?.[1])
  if (!Array.isArray(value) || value.length !== 2 || !kinds.includes(value[0])) return false
  return value[0] === 2 || typeof value[1] === 'string'
}

function isTurbopackPush(line: string): boolean {
  return parseJson(TURBOPACK_PUSH.exec(line)?.[2]) !== undefined
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
