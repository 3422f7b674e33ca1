import { menus } from './cms/menus'
import { popups } from './cms/popups'
import { templateSetting } from './cms/template-setting'

export const collections = [menus, popups]

export const globals = [templateSetting]
