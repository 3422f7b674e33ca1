export { policyInForce } from './operations/policy-in-force'
