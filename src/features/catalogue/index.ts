export { isForSale } from './rules/chosen-projects'
export * from './rules/project'
export { sharingTexts, type WrittenTexts } from './rules/sharing-texts'
export * from './rules/vocabulary'
