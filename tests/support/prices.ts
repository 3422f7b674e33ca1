import type { APIRequestContext } from '@playwright/test'

/** An available unit with its price. */
export interface OfferedUnit {
  id: number
  price: number
}

/** The available units of a project that have a price, the cheapest first. */
export async function offeredUnits(api: APIRequestContext, slug: string): Promise<OfferedUnit[]> {
  const query = new URLSearchParams({
    'where[project.Slug_name][equals]': slug,
    'where[state][equals]': 'available',
    'where[price][greater_than]': '0',
    ...{ sort: 'price', limit: '500', depth: '0', 'select[price]': 'true' },
  })
  return (await (await api.get(`/api/units?${query}`)).json()).docs
}

/** Changes a unit as staff do; throws when it is refused. */
export async function changeUnit(api: APIRequestContext, { id }: Pick<OfferedUnit, 'id'>, data: object): Promise<void> {
  const answer = await api.patch(`/api/units/${id}?depth=0`, { data })
  if (!answer.ok()) throw new Error(`Unit ${id} stays as it is: ${answer.status()}`)
}
