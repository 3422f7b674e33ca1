/** Runs the items one after the other, so that a long list does not block other work. */
export async function inTurn<Item, Value>(
  items: Iterable<Item>,
  make: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const made: Value[] = []
  for (const item of items) made.push(await make(item))
  return made
}
