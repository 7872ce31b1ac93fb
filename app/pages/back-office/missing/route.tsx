import { data } from 'react-router'

/** Every other address below /yonetim: staff see inside the frame that there is no such page. */
export function loader() {
  throw data(null, 404)
}

export default function Missing() {
  return null
}
