/**
 * The search key of a stop: its official English name in kebab case, shared by all lines that stop there
 * (`understood.station` of `GET /api/search`). The slugs of the second and third line of a station end with their line.
 * A slug that spells the name differently (`Rama IX`, `rama-9`) is the key itself.
 */
export function stationKey(slug: string, englishName: string): string {
  const kebab = englishName
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
  return kebab !== '' && slug.startsWith(`${kebab}-`) ? kebab : slug
}

/** The rail systems of each station by its key: several at an interchange. */
export function systemsByStation(
  stops: readonly { key: string; system: string }[],
): ReadonlyMap<string, readonly string[]> {
  const systems = new Map<string, string[]>()
  for (const { key, system } of stops) {
    const known = systems.get(key)
    if (!known) systems.set(key, [system])
    else if (!known.includes(system)) known.push(system)
  }
  return systems
}
