export { type Landing, type LandingChoice, landingAt, landingPath } from './rules/landing'
export * from './rules/project'
export { sharingTexts, type WrittenTexts } from './rules/sharing-texts'
export * from './rules/vocabulary'
