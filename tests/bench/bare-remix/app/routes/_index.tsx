import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

interface Product {
  productId: string;
  name: string;
  subtitle: string;
  price: string;
  picture: string;
}

export function loader({ context }: LoaderFunctionArgs) {
  return { products: context.products as Product[] };
}

export default function List() {
  const data = useLoaderData<typeof loader>();
  return (
    <ul>
      {data.products.map((product) => (
        <li key={product.productId}>
          <a href={`/product/${product.productId}`}>
            <img src={`${product.picture}?w=480`} alt="" width={480} height={720} loading="lazy" />
            <h2>{product.name}</h2>
            <p>{product.subtitle}</p>
            <p>{product.price}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
