export { countWaitingJobs } from './operations/count-waiting-jobs'
export { proveWritable } from './operations/prove-writable'
export { sendProof } from './operations/send-proof'
