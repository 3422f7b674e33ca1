import { toImage } from '@/features/media/server'
import type { Project as StoredProject } from '@/payload-types'
import type { PageBlock } from '../../domain/page-blocks'
import { paragraphsOf } from '../../domain/paragraphs'

type StoredBlock = NonNullable<StoredProject['page_blocks']>[number]

function toBlock(stored: StoredBlock, index: number): PageBlock | null {
  const id = `block-${index}`
  if (stored.blockType === 'section') return { kind: 'section', id: stored.section }
  if (stored.blockType === 'quote')
    return stored.text ? { kind: 'quote', id, text: stored.text, by: stored.by ?? '' } : null
  const image = toImage(stored.picture)
  if (stored.blockType === 'picture')
    return image ? { kind: 'picture', id, image, caption: stored.caption ?? '' } : null
  const [title, paragraphs] = [stored.title ?? '', paragraphsOf(stored.text)]
  return title || paragraphs.length > 0 ? { kind: 'text', id, title, paragraphs, image } : null
}

/** The blocks of a project page in one language; those without any content in it are left out. */
export function toPageBlocks(stored: StoredProject['page_blocks']): PageBlock[] {
  return (stored ?? []).map(toBlock).filter((block) => block !== null)
}
