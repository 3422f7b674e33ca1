export { saveLaunch, saveLaunchPlan } from './cms/keep-launch-plan'
export { launchFields } from './cms/launch-fields'
