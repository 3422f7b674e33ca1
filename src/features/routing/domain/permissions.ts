import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  checkRedirect: { staff: rolesFor('settings', 'read'), system: true },
  exportRedirects: { staff: rolesFor('settings', 'read') },
  findAddressSettings: { staff: rolesFor('settings', 'read'), system: true },
  findRedirectFault: { staff: rolesFor('settings', 'read'), system: true },
  findSectionLocales: ANYONE,
  importRedirects: { staff: rolesFor('settings', 'create') },
  invalidateShortLink: { staff: rolesFor('settings', 'update'), system: true },
  listRedirects: { staff: rolesFor('settings', 'read'), system: true },
  lockRedirects: { staff: rolesFor('settings', 'read'), system: true },
  makeShortCode: { staff: rolesFor('settings', 'update'), system: true },
  previewImport: { staff: rolesFor('settings', 'create') },
  recordUnknownAddresses: { system: true },
  rereadSections: { system: true },
  targetRules: { staff: rolesFor('settings', 'read'), system: true },
  traceForStaff: { staff: rolesFor('settings', 'read') },
} satisfies Record<string, WhoMay>
