export { announceBarTurns } from './operations/announce-bar-turns'
export { findTemplateSetting } from './operations/find-template-setting'
