import { staffEvents, staffPasskeys, staffSecondFactors } from './cms/account-records'
import { staff } from './cms/staff'

export const collections = [staff, staffEvents, staffSecondFactors, staffPasskeys]
