import { headers } from 'next/headers'
import type { ServerProps } from 'payload'
import { readPriceSource } from '@/features/catalogue/queries/price-source'
import { PriceSource } from '@/features/catalogue/ui/price-source'

/** Below the lowest price of a project or a unit type in the back office: where it comes from. */
export async function PriceSourceText({
  of,
  id,
  i18n,
}: ServerProps & { of: 'project' | 'unit-type'; id?: number | string }) {
  const source = id === undefined ? null : await readPriceSource(await headers(), of, Number(id))
  return source === undefined ? null : <PriceSource language={i18n.language === 'th' ? 'th' : 'en'} source={source} />
}
