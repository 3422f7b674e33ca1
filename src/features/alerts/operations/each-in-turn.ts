import { isUnreadable } from '../rules/news'

/**
 * Does some work for each item, whatever becomes of the others. What was kept in a shape that cannot be read is handed
 * to `passOver`; of all else that failed the errors are given back, for whoever tries again.
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
