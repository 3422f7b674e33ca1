export { keepLaunch, keepLaunchPlan } from './cms/keep-launch-plan'
export { launchFields } from './cms/launch-fields'
