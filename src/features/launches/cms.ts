export { launchFields } from './cms/launch-fields'
