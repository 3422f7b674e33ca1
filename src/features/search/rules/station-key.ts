/**
 * What a query calls a stop: its official English name in kebab case, the same for every line that stops there
 * (issue 5, `understood.station`). The second and third line of a stop have their line at the end of their slug; a
 * name that was written another way in the slug (`Rama IX`, `rama-9`) keeps the slug.
 */
export function stationKey(slug: string, englishName: string): string {
  const kebab = englishName
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
  return kebab !== '' && slug.startsWith(`${kebab}-`) ? kebab : slug
}

/** The systems whose trains stop at each station, by its key: several where one changes between them. */
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
