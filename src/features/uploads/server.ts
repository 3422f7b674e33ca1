export { arrivedUploads, claimUploads, listUploads, openUpload } from './operations/claim-uploads'
export { forgetUploads, sweepUploads } from './operations/sweep-uploads'
export { takeUpload } from './operations/take-upload'
