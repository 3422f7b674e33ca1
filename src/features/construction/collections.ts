import { constructionUpdates } from './cms/construction-updates'
import { projectDocuments } from './cms/project-documents'

export const collections = [constructionUpdates, projectDocuments]
