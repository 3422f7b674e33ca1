import { brochures } from './cms/brochures'
import { places } from './cms/places'
import { priceBands } from './cms/price-bands'
import { projects } from './cms/projects'
import { searchSeos } from './cms/search-seos'
import { stations } from './cms/stations'
import { unitTypes } from './cms/unit-types'
import { units } from './cms/units'

export const collections = [projects, unitTypes, units, places, stations, searchSeos, priceBands, brochures]
