import { headers } from 'next/headers'
import { renderPartsApart } from '@/design/layer/page-part'
import { PAGE_DATA_HEADER } from '@/kernel/http/page-data'
import { loadMarkupRenderer } from '@/platform/cache/markup-renderer'

/** For pages that are made for each request: their parts are rendered apart. Called before anything is rendered. */
export async function partsApart(): Promise<void> {
  renderPartsApart(await loadMarkupRenderer(), (await headers()).has(PAGE_DATA_HEADER))
}

/**
 * For pages that Next keeps, as a document and as data at once: the data hold the HTML of the parts too, and the gateway
 * leaves it out of documents.
 */
export async function keptPartsApart(): Promise<void> {
  renderPartsApart(await loadMarkupRenderer(), true)
}
