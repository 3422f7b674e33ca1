/** Does for one after the other what would hold up everything else if it were done for all at once. */
export async function inTurn<Item, Value>(
  items: Iterable<Item>,
  make: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const made: Value[] = []
  for (const item of items) made.push(await make(item))
  return made
}
