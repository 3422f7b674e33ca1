import type { Block, BlocksField, Field, TextareaField, TextField } from 'payload'
import { withInnerFields } from './inner-fields'

const COMPONENT = '/design/back-office/source-text#SourceText'
const OF_BLOCKS = '/design/back-office/source-text#SourceBlocks'

type Written = TextField | TextareaField

const isText = (field: Field): field is Written => field.type === 'text' || field.type === 'textarea'

function withSource(field: Written): Field {
  const components = field.admin?.components
  const afterInput = [...(components?.afterInput ?? []), COMPONENT]
  return { ...field, admin: { ...field.admin, components: { ...components, afterInput } } } as Field
}

/** The texts of each kind of block, in the order of its form. */
const textsOf = (blocks: readonly Block[]) =>
  Object.fromEntries(blocks.map(({ slug, fields }) => [slug, fields.filter(isText).map(({ name }) => name)]))

/** Blocks that each language has for itself: what stands in Thai is shown above them, as one text. */
function withSourceBlocks(field: BlocksField): Field {
  const components = field.admin?.components
  const source = { path: OF_BLOCKS, clientProps: { textsOf: textsOf(field.blocks) } }
  const beforeInput = [source, ...(components?.beforeInput ?? [])]
  return { ...field, admin: { ...field.admin, components: { ...components, beforeInput } } } as Field
}

const withSourceInside = (field: BlocksField): Field => ({
  ...field,
  blocks: field.blocks.map((block) => ({ ...block, fields: withSourceTexts(block.fields) })),
})

/** Shows the Thai text at every field, and above all blocks, of another language in the back office. */
export function withSourceTexts(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (isText(field)) return field.localized ? withSource(field) : field
    if (field.type === 'blocks') return field.localized ? withSourceBlocks(field) : withSourceInside(field)
    return withInnerFields(field, withSourceTexts)
  })
}
