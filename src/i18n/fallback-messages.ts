/** Messages by key, nested as in the message files. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** The messages of one feature for one language, and the keys whose texts are another language's. */
export interface CompleteMessages {
  messages: MessageTree
  borrowed: string[]
}

/**
 * Completes the messages of a language with those of its fallback languages, the nearest first, so that a missing file
 * or text is never shown as a raw key (S2§8, A1.4). `own` is undefined when the whole file is missing.
 */
export function completeMessages(
  own: MessageTree | undefined,
  fallbacks: readonly (MessageTree | undefined)[],
): CompleteMessages {
  const borrowed: string[] = []
  const fill = (
    mine: MessageTree,
    others: readonly MessageTree[],
    path: string,
  ): Record<string, string | MessageTree> => {
    const filled: Record<string, string | MessageTree> = {}
    for (const key of new Set([mine, ...others].flatMap(Object.keys))) {
      const values = [mine, ...others].map((tree) => tree[key]).filter((value) => value !== undefined)
      const first = values[0]
      if (typeof first === 'object')
        filled[key] = fill(isTree(mine[key]) ? mine[key] : {}, values.filter(isTree), `${path}${key}.`)
      else if (first !== undefined) {
        filled[key] = first
        if (mine[key] === undefined) borrowed.push(path + key)
      }
    }
    return filled
  }
  const known = fallbacks.filter((tree) => tree !== undefined)
  return { messages: fill(own ?? {}, known, ''), borrowed }
}

const isTree = (value: string | MessageTree | undefined): value is MessageTree => typeof value === 'object'
