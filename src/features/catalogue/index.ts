export { overlaps } from './rules/price-band'
export * from './rules/project'
export { sharingTexts, type WrittenTexts } from './rules/sharing-texts'
export * from './rules/vocabulary'
