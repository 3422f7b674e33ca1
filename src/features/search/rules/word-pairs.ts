/** Every word of one list with every word of another behind it; both parted by `|`, as is what comes out. */
export function pairs(fronts: string, backs: string): string {
  const second = backs.split('|')
  return fronts
    .split('|')
    .flatMap((front) => second.map((back) => front + back))
    .join('|')
}
