export { HIDE_CLOSED_BAR } from './domain/closed-bars'
export type { Menus } from './domain/menu'
export type { TemplateSetting } from './domain/template-setting'
