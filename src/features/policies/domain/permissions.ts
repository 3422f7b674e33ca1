import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  invalidatePolicy: { staff: rolesFor('catalogue', 'update'), system: true },
  listPolicies: ANYONE,
  listPolicyDrafts: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
  policyInForce: ANYONE,
} satisfies Record<string, WhoMay>
