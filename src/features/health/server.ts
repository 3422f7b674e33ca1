export { countWaitingJobs } from './operations/count-waiting-jobs'
export { proveWritable } from './operations/prove-writable'
