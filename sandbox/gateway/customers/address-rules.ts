import type { DeliveryAddress } from "#models/address.ts";

/** Among delivery addresses there is one favourite, and none only when there are none (S3). */

/** Added in the place named (from 0), at the end without one; a first address is the favourite whatever it says. */
export function addAddress(
  addresses: readonly DeliveryAddress[],
  added: DeliveryAddress,
  position = addresses.length,
): DeliveryAddress[] {
  return withFavorite(addresses.toSpliced(position, 0, added), added.favorite ? added.id : favoriteOf(addresses));
}

/** Null for an unknown id. The favourite stays the favourite until another becomes it. */
export function changeAddress(
  addresses: readonly DeliveryAddress[],
  changed: DeliveryAddress,
): DeliveryAddress[] | null {
  if (!addresses.some(({ id }) => id === changed.id)) return null;
  const replaced = addresses.map((address) => (address.id === changed.id ? changed : address));
  return withFavorite(replaced, changed.favorite ? changed.id : favoriteOf(addresses));
}

/** Null for an unknown id. When the favourite goes, the oldest that is left takes its place. */
export function removeAddress(addresses: readonly DeliveryAddress[], id: string): DeliveryAddress[] | null {
  const left = addresses.filter((address) => address.id !== id);
  return left.length === addresses.length ? null : withFavorite(left, favoriteOf(left));
}

function favoriteOf(addresses: readonly DeliveryAddress[]): string | undefined {
  return addresses.find(({ favorite }) => favorite)?.id;
}

function withFavorite(addresses: readonly DeliveryAddress[], id: string | undefined): DeliveryAddress[] {
  const favorite = id ?? addresses[0]?.id;
  return addresses.map((address) => ({ ...address, favorite: address.id === favorite }));
}
