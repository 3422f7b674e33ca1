/** Messages by key, nested as in the message files. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** The messages of one feature for one language, and the keys whose texts are another language's. */
export interface CompleteMessages {
  messages: MessageTree
  borrowed: string[]
}

/** The texts of a tree with their whole keys: `form.name` and its text. */
function textsOf(tree: MessageTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  )
}

function treeOf(texts: Iterable<[string, string]>): MessageTree {
  type Growing = { [key: string]: string | Growing }
  const root: Growing = {}
  for (const [path, text] of texts) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let at = root
    for (const key of keys) {
      const next = at[key]
      const child = typeof next === 'object' ? next : {}
      at[key] = child
      at = child
    }
    at[last] = text
  }
  return root
}

/**
 * Completes the messages of a language with those of its fallback languages, the nearest first, so that a missing file
 * or text is never shown as a raw key (S2§8, A1.4). `own` is undefined when the whole file is missing.
 */
export function completeMessages(
  own: MessageTree | undefined,
  fallbacks: readonly (MessageTree | undefined)[],
): CompleteMessages {
  const mine = new Map(textsOf(own ?? {}))
  const others = fallbacks.toReversed().flatMap((tree) => textsOf(tree ?? {}))
  const all = new Map([...others, ...mine])
  return { messages: treeOf(all), borrowed: [...all.keys()].filter((key) => !mine.has(key)) }
}
