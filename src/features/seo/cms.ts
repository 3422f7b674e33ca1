export { sharingTab } from './cms/sharing-tab'
