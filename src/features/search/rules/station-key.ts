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
