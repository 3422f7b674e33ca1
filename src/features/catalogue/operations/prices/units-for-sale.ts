import { sql } from '@/platform/database/database'

/** The same rule as `isForSale`, for the rows of `units u`. */
export const FOR_SALE = sql`(u.state = 'available' or (u.state = 'reserved' and u.is_held is true))`
