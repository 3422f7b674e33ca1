export * from './rules/project'
export * from './rules/vocabulary'
