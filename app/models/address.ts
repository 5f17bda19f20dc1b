import { z } from "zod";

/** Server shape of an address on a cart (C3): `address1` is the street, `vitrineAddressId` the one it was taken from. */
export const cartAddressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string().optional(),
  address3: z.string().optional(),
  address4: z.string().optional(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string().length(2),
  phone: z.string().optional(),
  phoneNumberCountry: z.string().length(2).optional(),
  addressQualityCode: z.string().optional(),
  phoneQualityCode: z.string().optional(),
  vitrineAddressId: z.string().optional(),
  /** A store, pickup point or locker. */
  deliveryPointIdV2: z.string().optional(),
});
export type CartAddress = z.infer<typeof cartAddressSchema>;

const postal = {
  line1: z.string(),
  line2: z.string().optional(),
  line3: z.string().optional(),
  line4: z.string().optional(),
  city: z.string(),
  zipCode: z.string(),
  country: z.string().length(2),
  quality: z.string().optional(),
};

/** A customer's delivery address (S3). */
export const deliveryAddressSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ...postal,
  phoneNumber: z.string().optional(),
  phoneNumberCountry: z.string().optional(),
  phoneNumberQuality: z.string().optional(),
  favorite: z.boolean(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;
export const deliveryAddressInputSchema = deliveryAddressSchema.omit({ id: true });
export const deliveryAddressesSchema = z.object({ values: z.array(deliveryAddressSchema) });

/** `GET /customers-self/addresses?country`: both kinds at once, delivery addresses of one country if it is named. */
export const customerAddressesSchema = z.object({
  deliveryAddresses: z.array(deliveryAddressSchema),
  billingAddress: z.object(postal).nullable(),
});

/** A customer's billing address (S3). */
export const billingAddressSchema = z.object(postal);
export type BillingAddress = z.infer<typeof billingAddressSchema>;
