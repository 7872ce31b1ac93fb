export { blocksInput } from './blocks/blocks-schema'
