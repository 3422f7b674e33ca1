import { isUnreadable } from '../domain/news'

/**
 * Processes every item even when others fail. Malformed items are passed to `passOver`; all other errors are returned,
 * so that the caller can retry.
 */
export async function eachInTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  passOver: (item: Item, error: unknown) => void,
): Promise<unknown[]> {
  const failed: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (isUnreadable(error)) passOver(item, error)
      else failed.push(error)
    }
  }
  return failed
}
