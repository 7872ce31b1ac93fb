/**
 * Vitrin API
 * 1.0.0
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    buMagaza: "/"
};
export type MenuItem = {
    id: number;
    title: string;
    link: string;
    /** 1 kategori, 2 ürün, 3 içerik, 4 dış bağlantı, 5 mağazanın sayfası. */
    link_type: number;
    child: MenuItem[];
};
export type Touch = {
    /** campaign: utm etiketleri, ref: ?ref=, search: arama motoru, social: sosyal ağ, site: başka site. */
    kind: "campaign" | "ref" | "search" | "social" | "site";
    /** Ad ya da alan adı; adresin yolu ve sorgusu tutulmaz. */
    source: string;
    medium: string;
    campaign: string;
    term: string;
    content: string;
    /** Gün, `yyyy-aa-gg`. */
    on: string;
};
export type Problem = {
    "type": "about:blank";
    status: number;
    /** Türkçe, müşteriye gösterilebilir. */
    title: string;
    /** Değişmez, İngilizce, snake_case. */
    code: string;
    /** Destek isterken bu numarayı iletin; `X-Request-Id` başlığıyla aynıdır. */
    requestId: string;
    /** Hatalı her alan: yeri, değişmez kodu ve Türkçe bir cümle. */
    errors: {
        path: string;
        code: string;
        message: string;
    }[];
    /** Hatanın koduna özgü bilgi; yalnızca çağrının belgesi saydığında vardır. */
    details?: {
        [key: string]: any;
    };
};
export type ListFacets = {
    features: {
        id: number;
        code: string;
        name: string;
        kind: "text" | "swatch" | "number";
        details: {
            id: number;
            code: string;
            value: string;
            color: string | null;
            /** Bu değer de seçilse listede kalacak ürün. */
            count: number;
            /** İstek bu değeri seçmiştir. */
            chosen: boolean;
        }[];
    }[];
    /** Fiyat süzgeci dışındakilere uyan ürünlerin en düşük ve en yüksek fiyatı: adet başına TL, KDV dahil. */
    prices: {
        "from": number;
        to: number;
    } | null;
    /** Bu değer de seçilse listede kalacak ürün. */
    in_stock: number;
    packages: {
        real_quantity: number;
        /** Bu değer de seçilse listede kalacak ürün. */
        count: number;
        /** İstek bu değeri seçmiştir. */
        chosen: boolean;
    }[];
};
export type ListMeta = {
    total: number;
    start: number;
    length: number;
    /** Aramalarda: büyük olasılıkla aranmak istenen; gelen ürünler buna uyar. */
    meant?: string;
    /** Aramalarda: hiçbir üründe geçmeyen sözcükler; gelen ürünler kalanlara uyar. */
    left_out?: string[];
    facets?: ListFacets;
};
export type Category = {
    id: number;
    name: string;
    link: string;
    parent_id: number | null;
    children: Category[];
};
export type Feature = {
    id: number;
    code: string;
    name: string;
    kind: "text" | "swatch" | "number";
    explanation: string | null;
    filterable: boolean;
    details: {
        id: number;
        code: string;
        value: string;
        color: string | null;
    }[];
};
export type ProductHit = {
    id: number;
    info: {
        title: string;
        seo_title: string;
        summary: string;
        same_brand: string[];
    };
    images: {
        path: string;
        alt: string;
    }[];
    master: {
        link: string;
    };
    stock: {
        product_code: string;
        /** Bir paketteki adet; amount bunun katı olmalıdır. */
        real_quantity: number;
        /** Şu anda satılabilen adet. */
        amount: number;
        /** Yok, 1–4 adet, daha çok. */
        state: "none" | "little" | "plenty";
    };
    prices: {
        /** Tek anahtarı vardır: ziyaretçinin fiyat grubu. */
        all: {
            [key: string]: number | null;
        };
        /** Adet başına TL, KDV dahil; fiyatı yoksa null. */
        satisFiyati: number | null;
    };
    brand: string | null;
    is_new: boolean;
    /** Fiyatın içindeki KDV, yüzde; fiyatı yoksa null. */
    kdv_rate: number | null;
    variants: {
        id: number;
        product_code: string;
        name: string;
        /** Bir paketteki adet; amount bunun katı olmalıdır. */
        real_quantity: number;
        /** Şu anda satılabilen adet. */
        amount: number;
        /** Adet başına TL, KDV dahil; fiyatı yoksa null. */
        price: number | null;
    }[];
};
export type ProductSuggestion = {
    id: number;
    info: {
        title: string;
    };
    images: {
        path: string;
    }[];
    master: {
        link: string;
    };
    stock: {
        product_code: string;
    };
    prices: {
        /** Adet başına TL, KDV dahil; fiyatı yoksa null. */
        satisFiyati: number | null;
    };
    /** Fiyatın içindeki KDV, yüzde; fiyatı yoksa null. */
    kdv_rate: number | null;
};
export type Showcase = {
    id: number;
    code: string;
    title: string;
    subtitle: string;
    products: ProductHit[];
};
export type Product = {
    id: number;
    info: {
        title: string;
        seo_title: string;
        summary: string;
        same_brand: string[];
    };
    images: {
        path: string;
        alt: string;
    }[];
    master: {
        link: string;
    };
    stock: {
        product_code: string;
        /** Bir paketteki adet; amount bunun katı olmalıdır. */
        real_quantity: number;
        /** Şu anda satılabilen adet. */
        amount: number;
        /** Yok, 1–4 adet, daha çok. */
        state: "none" | "little" | "plenty";
    };
    prices: {
        /** Tek anahtarı vardır: ziyaretçinin fiyat grubu. */
        all: {
            [key: string]: number | null;
        };
        /** Adet başına TL, KDV dahil; fiyatı yoksa null. */
        satisFiyati: number | null;
    };
    brand: string | null;
    is_new: boolean;
    seo_description: string;
    description: string;
    kdv_rate: number;
    breadcrumb: {
        id: number;
        name: string;
        link: string;
    }[];
    features: {
        feature: string;
        name: string;
        kind: "text" | "swatch" | "number";
        value: string;
        color: string | null;
    }[];
    options: {
        code: string;
        name: string;
        kind: "text" | "swatch" | "number";
        values: {
            code: string;
            value: string;
            color: string | null;
        }[];
    }[];
    variants: {
        id: number;
        product_code: string;
        name: string;
        /** Bir paketteki adet; amount bunun katı olmalıdır. */
        real_quantity: number;
        /** Şu anda satılabilen adet. */
        amount: number;
        /** Adet başına TL, KDV dahil; fiyatı yoksa null. */
        price: number | null;
        barcode: string | null;
        /** Üstü çizili gösterilebilecek önceki en düşük fiyat. */
        before: number | null;
        /** Bu adetten başlayarak geçerli fiyatlar. */
        quantity_breaks: {
            amount: number;
            price: number;
        }[];
        /** Özellik kodu → değer kodu. */
        details: {
            [key: string]: string;
        };
    }[];
};
export type BasketLine = {
    product_id: number;
    product_code: string;
    product_serial_id: null;
    product_variant_id: number;
    product_name: string;
    product_variant_name: string;
    product_image: string | null;
    product_link: string;
    /** Adet. */
    amount: number;
    /** Adet başına TL, KDV dahil. */
    price: number;
    /** Fiyat, gösterildikten sonra değiştiyse önceki fiyat. */
    previous_price: number | null;
    /** TL, KDV dahil. */
    total_price: number;
    is_promo: boolean;
    /** unsellable: satıştan kalktı (kod 239), toplama girmez. insufficient: stok yetmiyor. */
    state: "ok" | "unsellable" | "insufficient";
    stock: {
        /** Paketteki adet. */
        real_quantity: number;
        /** Adet. */
        amount: number;
    };
};
export type Basket = {
    basket: {
        /** remove-basket/{id} için; hiç ürün eklenmediyse null. */
        id: number | null;
        products: BasketLine[];
        /** Adet. */
        total_product_amount: number;
        /** TL, KDV dahil. */
        total_product_price: number;
        isFreeShipping: boolean;
        /** TL, KDV dahil. */
        cargo_price: number;
        /** TL, KDV dahil. */
        grand_total: number;
        /** Toplamın içindeki KDV, oran oran; `gross` tutarları `grand_total` eder. */
        kdv: {
            /** Yüzde. */
            rate: number;
            /** Matrah. */
            net: number;
            kdv: number;
            /** KDV dahil. */
            gross: number;
        }[];
        /** Bu biçimdeki kampanya; kampanyasız biçimde null. */
        campaign: {
            id: number;
            /** 1 yüzde, 2 tutar, 3 al öde, 4 hediye, 5 kategoride yüzde, 6 ücretsiz kargo. */
            "type": 1 | 2 | 3 | 4 | 5 | 6;
            /** TL, KDV dahil. */
            discount: number;
            title: string;
            description: string;
            offer: {
                description: string;
                /** TL, KDV dahil. */
                discount: number;
                /** Hediye edilen ürün. */
                product: {
                    name: string;
                    image_path: string | null;
                    /** Adet. */
                    amount: number;
                    is_promo: true;
                } | null;
            };
            /** Seçili olan biçimin bu yanıttaki sırası, 0 ile başlar. */
            basket_index_of_campaign: number;
        } | null;
        coupon: {
            code: string;
            title: string;
            /** TL, KDV dahil. */
            discount: number;
            /** Kupon sayılmıyorsa nedeni. */
            message: string | null;
        } | null;
    };
    /** Üye girişinde sepete eklenenler ve değişenler; müşteri gördüğünü bildirene kadar söylenir. */
    notices: {
        product_id: number;
        product_variant_id: number;
        /** insufficient: stok yettiği kadar. whole_packages: tam paketlere indi. unsellable: satılmıyor. basket_full: sepet dolu. */
        code: "added" | "insufficient" | "whole_packages" | "unsellable" | "basket_full";
        /** Adet. */
        wanted_amount: number;
        /** Adet. */
        added_amount: number;
        /** Fiyat, üyeliğe göre değişti. */
        is_repriced: boolean;
        /** Müşteriye gösterilecek cümle. */
        message: string;
    }[];
    campaign_id: number | null;
    campaign_type: (1 | 2 | 3 | 4 | 5 | 6) | null;
    campaign_discount: number | null;
    campaign_title: string | null;
    campaign_description: string | null;
    /** Sepete uygulanabilen kampanya sayısı. */
    campaign_count: number;
    isFreeShipping: boolean;
};
export type RichParagraph = {
    "type": "paragraph";
    content?: ({
        "type": "text";
        text: string;
        marks?: ({
            "type": "strong";
        } | {
            "type": "em";
        } | {
            "type": "link";
            attrs: {
                /** `/yol`, `#başlık`, `mailto:`, `tel:`, `http(s)://`; `{{company.email}}` gibi yer tutucu olabilir. */
                href: string;
            };
        })[];
    } | {
        "type": "hard_break";
    })[];
};
export type RichText = {
    "type": "doc";
    content: (RichParagraph | {
        "type": "heading";
        attrs: {
            level: 2 | 3;
        };
        content?: ({
            "type": "text";
            text: string;
            marks?: ({
                "type": "strong";
            } | {
                "type": "em";
            } | {
                "type": "link";
                attrs: {
                    /** `/yol`, `#başlık`, `mailto:`, `tel:`, `http(s)://`; `{{company.email}}` gibi yer tutucu olabilir. */
                    href: string;
                };
            })[];
        } | {
            "type": "hard_break";
        })[];
    } | {
        "type": "bullet_list";
        content: {
            "type": "list_item";
            content: (RichParagraph | {
                "type": "bullet_list";
                content: {
                    "type": "list_item";
                    content: RichParagraph[];
                }[];
            } | {
                "type": "ordered_list";
                content: {
                    "type": "list_item";
                    content: RichParagraph[];
                }[];
            })[];
        }[];
    } | {
        "type": "ordered_list";
        content: {
            "type": "list_item";
            content: (RichParagraph | {
                "type": "bullet_list";
                content: {
                    "type": "list_item";
                    content: RichParagraph[];
                }[];
            } | {
                "type": "ordered_list";
                content: {
                    "type": "list_item";
                    content: RichParagraph[];
                }[];
            })[];
        }[];
    } | {
        "type": "table";
        content: {
            "type": "table_row";
            content: ({
                "type": "table_header";
                content: RichParagraph[];
            } | {
                "type": "table_cell";
                content: RichParagraph[];
            })[];
        }[];
    })[];
};
export type BlockPicture = {
    key: string;
    /** Resmi görmeyenler için ne gösterdiği. */
    alt: string;
};
export type BlockAction = {
    label: string;
    /** `/yol`, `#başlık`, `mailto:`, `tel:`, `http(s)://`; `{{company.email}}` gibi yer tutucu olabilir. */
    href: string;
};
export type BlockInput = {
    id: string;
    kind: "text";
    heading?: string;
    text: RichText;
} | {
    id: string;
    kind: "picture";
    picture: BlockPicture;
    caption?: string;
    href?: string | null;
} | {
    id: string;
    kind: "picture_text";
    /** `hero`: sayfanın başındaki büyük görünüm; `beside`: resim ve metin yan yana. */
    look?: "beside" | "hero";
    picture: BlockPicture | null;
    side?: "left" | "right";
    heading: string;
    text: RichText;
    action?: BlockAction | null;
} | {
    id: string;
    kind: "gallery";
    heading?: string;
    pictures: {
        key: string;
        /** Resmi görmeyenler için ne gösterdiği. */
        alt: string;
        caption?: string;
    }[];
} | {
    id: string;
    kind: "video";
    /** Videonun anahtarı; adresi /media/anahtar/video.mp4. */
    file: string;
    poster: BlockPicture;
    title: string;
    /** Videoyu izleyemeyenler için ne anlattığı. */
    caption?: string;
} | {
    id: string;
    kind: "showcase";
    /** Vitrinin kodu; null: sayfanın başka bloğunda geçmeyen bütün vitrinler. */
    code: string | null;
    /** Boşsa vitrinin kendi başlığı. */
    heading?: string;
} | {
    id: string;
    kind: "banner";
    /** Afiş grubunun kimliği ya da kodu. */
    group: number | string;
} | {
    id: string;
    kind: "faq";
    heading?: string;
    ids?: number[];
    /** Bu gruptaki bütün sorular; ids ile birlikte de verilebilir. */
    group?: string | null;
} | {
    id: string;
    kind: "quotation";
    text: string;
    author?: string;
    role?: string;
} | {
    id: string;
    kind: "columns";
    heading?: string;
    columns: {
        icon?: ("truck" | "undo" | "ruler" | "chat" | "package" | "lock" | "heart" | "check" | "shield" | "sparkles" | "store" | "tag") | null;
        title?: string;
        text: RichText;
    }[];
};
export type Block = {
    id: string;
    kind: "text";
    heading: string;
    text: RichText;
} | {
    id: string;
    kind: "picture";
    picture: BlockPicture;
    caption: string;
    href: string | null;
} | {
    id: string;
    kind: "picture_text";
    /** `hero`: sayfanın başındaki büyük görünüm; `beside`: resim ve metin yan yana. */
    look: "beside" | "hero";
    picture: BlockPicture | null;
    side: "left" | "right";
    heading: string;
    text: RichText;
    action: BlockAction | null;
} | {
    id: string;
    kind: "gallery";
    heading: string;
    pictures: {
        key: string;
        /** Resmi görmeyenler için ne gösterdiği. */
        alt: string;
        caption: string;
    }[];
} | {
    id: string;
    kind: "video";
    /** Videonun anahtarı; adresi /media/anahtar/video.mp4. */
    file: string;
    poster: BlockPicture;
    title: string;
    /** Videoyu izleyemeyenler için ne anlattığı. */
    caption: string;
} | {
    id: string;
    kind: "showcase";
    /** Vitrinin kodu; null: sayfanın başka bloğunda geçmeyen bütün vitrinler. */
    code: string | null;
    /** Boşsa vitrinin kendi başlığı. */
    heading: string;
} | {
    id: string;
    kind: "banner";
    /** Afiş grubunun kimliği ya da kodu. */
    group: number | string;
} | {
    id: string;
    kind: "faq";
    heading: string;
    ids: number[];
    /** Bu gruptaki bütün sorular; ids ile birlikte de verilebilir. */
    group: string | null;
} | {
    id: string;
    kind: "quotation";
    text: string;
    author: string;
    role: string;
} | {
    id: string;
    kind: "columns";
    heading: string;
    columns: {
        icon: ("truck" | "undo" | "ruler" | "chat" | "package" | "lock" | "heart" | "check" | "shield" | "sparkles" | "store" | "tag") | null;
        title: string;
        text: RichText;
    }[];
};
/**
 * Başlangıç verisi: açık ayarlar, menüler, liste sürümleri
 */
export function getSiteStart({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                settings: {
                    group: string;
                    key: string;
                    value: string;
                }[];
                menu: MenuItem[];
                footer_menu: MenuItem[];
                /** Saklanan değer listelerinin sürümleri: değişince liste yeniden alınır. */
                enum_versions: {
                    order_status: string;
                    add_to_cart_quantity: string;
                };
                /** Son 90 gündeki ilk ve son geliş; analitik çerezlerine izin verilmediyse null. */
                referrer: {
                    first: Touch;
                    last: Touch;
                } | null;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/start", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Ziyaretçi siteyi açabilir mi
 */
export function getSiteUsersPermission(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                permission: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/users/permission", {
        ...opts
    });
}
/**
 * Eski adreslerin yönlendirmeleri
 */
export function getRedirects({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                from_path: string;
                to_path: string | null;
                status: number;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/redirects${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Yönlendirme ekler; zincirler kısaltılır
 */
export function postRedirects({ body }: {
    body: {
        /** Eski adres: yol, gerekirse sorgusuyla. Başka bir sitenin adresi de yazılabilir. */
        from_path: string;
        /** Mağazadaki yeni adres; 410 için null. */
        to_path?: string | null;
        /** 301, 308 kalıcı, 302 geçici yönlendirme; 410: sayfa kaldırıldı. */
        status?: 301 | 302 | 308 | 410;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                from_path: string;
                to_path: string | null;
                status: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/redirects", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir yönlendirme
 */
export function getRedirectsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                from_path: string;
                to_path: string | null;
                status: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/redirects/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Yönlendirmeyi değiştirir
 */
export function putRedirectsById({ id, body }: {
    id: number;
    body: {
        /** Eski adres: yol, gerekirse sorgusuyla. Başka bir sitenin adresi de yazılabilir. */
        from_path: string;
        /** Mağazadaki yeni adres; 410 için null. */
        to_path?: string | null;
        /** 301, 308 kalıcı, 302 geçici yönlendirme; 410: sayfa kaldırıldı. */
        status?: 301 | 302 | 308 | 410;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                from_path: string;
                to_path: string | null;
                status: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/redirects/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Yönlendirmeyi siler
 */
export function deleteRedirectsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/redirects/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * E-posta ve şifreyle giriş
 */
export function postAuthSignIn({ body }: {
    body: {
        email: string;
        password: string;
        /** İki adımlı doğrulaması açık kullanıcılar için uygulamanın kodu ya da bir kurtarma kodu. */
        code?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                token_type: "Bearer";
                /** `Authorization: Bearer` ile gönderilir; en çok bir saat geçerlidir. */
                id_token: string;
                /** Belirtecin geçerli olduğu saniye. */
                expires_in: number;
                uid: string;
                userIds: {
                    id: number;
                    business_partner_id: number | null;
                    business_partner_detail_id: number | null;
                    /** Fiyat grubu; `prices.all` altındaki tek anahtar budur. */
                    group_id: number | null;
                };
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "wrong_credentials";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "second_factor_needed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_attempts";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/auth/sign-in", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Yeni kimlik belirteci
 */
export function postAuthToken({ body }: {
    body: {
        grant_type: "refresh_token";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                token_type: "Bearer";
                /** `Authorization: Bearer` ile gönderilir; en çok bir saat geçerlidir. */
                id_token: string;
                /** Belirtecin geçerli olduğu saniye. */
                expires_in: number;
                uid: string;
                userIds: {
                    id: number;
                    business_partner_id: number | null;
                    business_partner_detail_id: number | null;
                    /** Fiyat grubu; `prices.all` altındaki tek anahtar budur. */
                    group_id: number | null;
                };
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "refresh_refused";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/auth/token", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Konuğun kimlikleri: fiyat grubu oturumdan gelir
 */
export function postSiteUserGetIdGuest({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: null;
                business_partner_id: null;
                business_partner_detail_id: null;
                /** Ziyaretçinin fiyat grubu; `prices.all` altındaki tek anahtar budur. */
                group_id: number;
                approval_status: null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/user/get-id-guest", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Giriş yapan kullanıcının kimlikleri
 */
export function postSiteUserGetId({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number | null;
                business_partner_detail_id: number | null;
                /** Fiyat grubu; `prices.all` altındaki tek anahtar budur. */
                group_id: number | null;
                approval_status: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/user/get-id", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Kimlik belirtecindeki `userIds` yenilenir
 */
export function postSiteClaims({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        customAttributes: {
            userIds?: {
                [key: string]: string | number | boolean | null;
            };
        };
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                userIds: {
                    id: number;
                    business_partner_id: number | null;
                    business_partner_detail_id: number | null;
                    /** Fiyat grubu; `prices.all` altındaki tek anahtar budur. */
                    group_id: number | null;
                };
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/claims", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Şifre yenileme bağlantısı ister
 */
export function postUsersForgotPassword({ body }: {
    body: {
        email: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                done: true;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_attempts";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/users/forgot-password", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Şifre değiştirir
 */
export function postUsersUpdatePasswordSecure({ body }: {
    body: {
        current_password: string;
        password: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                done: true;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first" | "wrong_credentials";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_attempts";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/users/update-password-secure", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Şifre belirler
 */
export function postUsersUpdateUserp({ body }: {
    body: {
        email: string;
        password: string;
        current_password?: string;
        /** E-postadaki bağlantının `kod` değeri. */
        token?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                done: true;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first" | "wrong_credentials";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "bad_token";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_attempts";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/users/update-userp", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * İYS’ye henüz bildirilmemiş izin değişikliklerini verir ve bildirilmiş sayar
 */
export function postIysExports({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                created_at: string;
                consents: {
                    /** Türkiye saati, YYYY-AA-GG SS:DD:SS. */
                    consentDate: string;
                    source: string;
                    /** E-posta adresi ya da +90 ile telefon numarası. */
                    recipient: string;
                    recipientType: "BIREYSEL" | "TACIR";
                    status: "ONAY" | "RET";
                    "type": "ARAMA" | "MESAJ" | "EPOSTA";
                }[];
                /** Gönderilmeyen değişiklikler ve nedenleri; giderilince sonraki aktarımda yer alırlar. */
                problems: {
                    /** Türkiye saati, YYYY-AA-GG SS:DD:SS. */
                    consentDate: string;
                    source: string;
                    /** E-posta adresi ya da +90 ile telefon numarası. */
                    recipient: string;
                    recipientType: "BIREYSEL" | "TACIR";
                    status: "ONAY" | "RET";
                    "type": "ARAMA" | "MESAJ" | "EPOSTA";
                    reason: "unproven" | "bad_phone" | "future" | "not_later" | "too_old" | "too_early";
                }[];
                /** Henüz aktarılmamış değişiklik sayısı; sıfır değilse çağrıyı yineleyin. */
                remaining: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/iys/exports", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Önceki bir İYS aktarımının değişiklikleri
 */
export function getIysExportsById({ id, uid, sessionId }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                created_at: string;
                consents: {
                    /** Türkiye saati, YYYY-AA-GG SS:DD:SS. */
                    consentDate: string;
                    source: string;
                    /** E-posta adresi ya da +90 ile telefon numarası. */
                    recipient: string;
                    recipientType: "BIREYSEL" | "TACIR";
                    status: "ONAY" | "RET";
                    "type": "ARAMA" | "MESAJ" | "EPOSTA";
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/iys/exports/${encodeURIComponent(id)}${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * İYS’de yapılan izin değişikliklerini alır; oradaki RET burada da geçerlidir
 */
export function postIysChanges({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        changes: {
            /** Türkiye saati, YYYY-AA-GG SS:DD:SS. */
            consentDate: string;
            source: string;
            /** E-posta adresi ya da +90 ile telefon numarası. */
            recipient: string;
            recipientType: "BIREYSEL" | "TACIR";
            status: "ONAY" | "RET";
            "type": "ARAMA" | "MESAJ" | "EPOSTA";
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                /** Türkiye saati, YYYY-AA-GG SS:DD:SS. */
                consentDate: string;
                source: string;
                /** E-posta adresi ya da +90 ile telefon numarası. */
                recipient: string;
                recipientType: "BIREYSEL" | "TACIR";
                status: "ONAY" | "RET";
                "type": "ARAMA" | "MESAJ" | "EPOSTA";
                outcome: "recorded" | "unchanged" | "older" | "refused";
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/iys/changes", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Mağazaya dışarıdan gelişler, en çok gelinen kaynak önce
 */
export function getArrivals({ uid, sessionId, start, length, $from, to }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    $from?: string;
    to?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                /** other: günlük sınırın üstündekilerin toplamı. */
                kind: "campaign" | "ref" | "search" | "social" | "site" | "other";
                source: string;
                medium: string;
                campaign: string;
                arrivals: number;
                first_day: string;
                last_day: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/arrivals${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        "from": $from,
        to
    }))}`, {
        ...opts
    });
}
/**
 * Giriş yapmış kullanıcının kendi bilgileri
 */
export function getSiteUser({ uid, sessionId }: {
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                uid: string;
                display_name: string;
                email: string;
                email_verified: boolean;
                /** E.164; kayıtlı değilse boş. */
                phone: string;
                business_partner_id: number;
                business_partner_detail_id: number;
                /** Fiyat grubu: `prices.all` altındaki tek anahtar. */
                group_id: number;
                /** 0 bekliyor, 1 onaylı, 2 reddedildi, 3 askıda. */
                approval_status: number;
                role: "owner" | "buyer" | "viewer";
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/user${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Kullanıcının adını ve telefonunu değiştirir
 */
export function putSiteUser({ body }: {
    body: {
        name: string;
        /** Cep telefonu ya da boş. */
        phone: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                uid: string;
                display_name: string;
                email: string;
                email_verified: boolean;
                /** E.164; kayıtlı değilse boş. */
                phone: string;
                business_partner_id: number;
                business_partner_detail_id: number;
                /** Fiyat grubu: `prices.all` altındaki tek anahtar. */
                group_id: number;
                /** 0 bekliyor, 1 onaylı, 2 reddedildi, 3 askıda. */
                approval_status: number;
                role: "owner" | "buyer" | "viewer";
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/user", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Giriş yapmış kullanıcının kendi bilgileri
 */
export function getSiteUserGetLast({ uid, sessionId }: {
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                uid: string;
                display_name: string;
                email: string;
                email_verified: boolean;
                /** E.164; kayıtlı değilse boş. */
                phone: string;
                business_partner_id: number;
                business_partner_detail_id: number;
                /** Fiyat grubu: `prices.all` altındaki tek anahtar. */
                group_id: number;
                /** 0 bekliyor, 1 onaylı, 2 reddedildi, 3 askıda. */
                approval_status: number;
                role: "owner" | "buyer" | "viewer";
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/user/get-last${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Kullanıcı; yalnız kendi numarası
 */
export function getUsersShowById({ id, uid, sessionId }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                uid: string;
                display_name: string;
                email: string;
                email_verified: boolean;
                /** E.164; kayıtlı değilse boş. */
                phone: string;
                business_partner_id: number;
                business_partner_detail_id: number;
                /** Fiyat grubu: `prices.all` altındaki tek anahtar. */
                group_id: number;
                /** 0 bekliyor, 1 onaylı, 2 reddedildi, 3 askıda. */
                approval_status: number;
                role: "owner" | "buyer" | "viewer";
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/users/show/${encodeURIComponent(id)}${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Kendi kayıtlı adresleri, varsayılan önce
 */
export function getSiteAddresses({ uid, sessionId, start, length }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                title: string;
                first_name: string;
                last_name: string;
                /** E.164. */
                phone: string;
                city_id: number;
                city: string;
                district_id: number;
                district: string;
                neighbourhood: string;
                street: string;
                postal_code: string;
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    tckn: string | null;
                    unvan: string | null;
                    vergi_dairesi: string | null;
                    vkn: string | null;
                };
                is_default: boolean;
                /** Bu adrese son sipariş, ISO 8601. */
                used_at: string | null;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/addresses${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts
    });
}
/**
 * Adres ekler; `id` verilirse o adresi değiştirir
 */
export function putSiteAddresses({ body }: {
    body: {
        first_name: string;
        last_name: string;
        /** Cep telefonu, `05xx xxx xx xx` ya da `+90…`. */
        phone: string;
        /** İlin numarası (plaka kodu). */
        city_id: number;
        /** İlçenin numarası; seçilen ile ait olmalıdır. */
        district_id: number;
        /** Mahallenin adı; ilçenin mahalleleriyle karşılaştırılır. */
        neighbourhood: string;
        /** Cadde, sokak, kapı ve daire. */
        street: string;
        /** Beş rakam ya da boş. */
        postal_code?: string;
        /** Adresin adı, örneğin Ev. */
        title: string;
        invoice?: {
            kind: "bireysel";
            /** 11 haneli T.C. kimlik numarası; verilmeyebilir. */
            tckn?: string | null;
        } | {
            kind: "kurumsal";
            unvan: string;
            vergi_dairesi: string;
            /** 10 haneli vergi kimlik numarası ya da şahıs şirketinde TCKN. */
            vkn: string;
        };
        /** Siparişte başka adres seçilmezse kullanılacak adres. İlk adres kendiliğinden varsayılan olur. */
        is_default?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        id?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                title: string;
                first_name: string;
                last_name: string;
                /** E.164. */
                phone: string;
                city_id: number;
                city: string;
                district_id: number;
                district: string;
                neighbourhood: string;
                street: string;
                postal_code: string;
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    tckn: string | null;
                    unvan: string | null;
                    vergi_dairesi: string | null;
                    vkn: string | null;
                };
                is_default: boolean;
                /** Bu adrese son sipariş, ISO 8601. */
                used_at: string | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed" | "only_looks";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "address_not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "address_book_full";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/addresses", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Son siparişin gittiği adres; yoksa varsayılan, o da yoksa null
 */
export function getSiteAddressesGetLast({ uid, sessionId }: {
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                title: string;
                first_name: string;
                last_name: string;
                /** E.164. */
                phone: string;
                city_id: number;
                city: string;
                district_id: number;
                district: string;
                neighbourhood: string;
                street: string;
                postal_code: string;
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    tckn: string | null;
                    unvan: string | null;
                    vergi_dairesi: string | null;
                    vkn: string | null;
                };
                is_default: boolean;
                /** Bu adrese son sipariş, ISO 8601. */
                used_at: string | null;
            } | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/addresses/get-last${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Bir işletmenin kayıtlı adresleri
 */
export function getBusinessPartnerAddresses({ uid, sessionId, start, length, businessPartnerId }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    businessPartnerId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                title: string;
                first_name: string;
                last_name: string;
                /** E.164. */
                phone: string;
                city_id: number;
                city: string;
                district_id: number;
                district: string;
                neighbourhood: string;
                street: string;
                postal_code: string;
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    tckn: string | null;
                    unvan: string | null;
                    vergi_dairesi: string | null;
                    vkn: string | null;
                };
                is_default: boolean;
                /** Bu adrese son sipariş, ISO 8601. */
                used_at: string | null;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner-addresses${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        business_partner_id: businessPartnerId
    }))}`, {
        ...opts
    });
}
/**
 * Adres ekler
 */
export function postBusinessPartnerAddresses({ body }: {
    body: {
        first_name: string;
        last_name: string;
        /** Cep telefonu, `05xx xxx xx xx` ya da `+90…`. */
        phone: string;
        /** İlin numarası (plaka kodu). */
        city_id: number;
        /** İlçenin numarası; seçilen ile ait olmalıdır. */
        district_id: number;
        /** Mahallenin adı; ilçenin mahalleleriyle karşılaştırılır. */
        neighbourhood: string;
        /** Cadde, sokak, kapı ve daire. */
        street: string;
        /** Beş rakam ya da boş. */
        postal_code?: string;
        /** Adresin adı, örneğin Ev. */
        title: string;
        invoice?: {
            kind: "bireysel";
            /** 11 haneli T.C. kimlik numarası; verilmeyebilir. */
            tckn?: string | null;
        } | {
            kind: "kurumsal";
            unvan: string;
            vergi_dairesi: string;
            /** 10 haneli vergi kimlik numarası ya da şahıs şirketinde TCKN. */
            vkn: string;
        };
        /** Siparişte başka adres seçilmezse kullanılacak adres. İlk adres kendiliğinden varsayılan olur. */
        is_default?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        business_partner_id?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                title: string;
                first_name: string;
                last_name: string;
                /** E.164. */
                phone: string;
                city_id: number;
                city: string;
                district_id: number;
                district: string;
                neighbourhood: string;
                street: string;
                postal_code: string;
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    tckn: string | null;
                    unvan: string | null;
                    vergi_dairesi: string | null;
                    vkn: string | null;
                };
                is_default: boolean;
                /** Bu adrese son sipariş, ISO 8601. */
                used_at: string | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed" | "only_looks";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "address_not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "address_book_full";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/business-partner-addresses", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir kayıtlı adres
 */
export function getBusinessPartnerAddressesById({ id, uid, sessionId }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                title: string;
                first_name: string;
                last_name: string;
                /** E.164. */
                phone: string;
                city_id: number;
                city: string;
                district_id: number;
                district: string;
                neighbourhood: string;
                street: string;
                postal_code: string;
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    tckn: string | null;
                    unvan: string | null;
                    vergi_dairesi: string | null;
                    vkn: string | null;
                };
                is_default: boolean;
                /** Bu adrese son sipariş, ISO 8601. */
                used_at: string | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "address_not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner-addresses/${encodeURIComponent(id)}${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Adresi yeniden yazar
 */
export function putBusinessPartnerAddressesById({ id, body }: {
    id: number;
    body: {
        first_name: string;
        last_name: string;
        /** Cep telefonu, `05xx xxx xx xx` ya da `+90…`. */
        phone: string;
        /** İlin numarası (plaka kodu). */
        city_id: number;
        /** İlçenin numarası; seçilen ile ait olmalıdır. */
        district_id: number;
        /** Mahallenin adı; ilçenin mahalleleriyle karşılaştırılır. */
        neighbourhood: string;
        /** Cadde, sokak, kapı ve daire. */
        street: string;
        /** Beş rakam ya da boş. */
        postal_code?: string;
        /** Adresin adı, örneğin Ev. */
        title: string;
        invoice?: {
            kind: "bireysel";
            /** 11 haneli T.C. kimlik numarası; verilmeyebilir. */
            tckn?: string | null;
        } | {
            kind: "kurumsal";
            unvan: string;
            vergi_dairesi: string;
            /** 10 haneli vergi kimlik numarası ya da şahıs şirketinde TCKN. */
            vkn: string;
        };
        /** Siparişte başka adres seçilmezse kullanılacak adres. İlk adres kendiliğinden varsayılan olur. */
        is_default?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                title: string;
                first_name: string;
                last_name: string;
                /** E.164. */
                phone: string;
                city_id: number;
                city: string;
                district_id: number;
                district: string;
                neighbourhood: string;
                street: string;
                postal_code: string;
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    tckn: string | null;
                    unvan: string | null;
                    vergi_dairesi: string | null;
                    vkn: string | null;
                };
                is_default: boolean;
                /** Bu adrese son sipariş, ISO 8601. */
                used_at: string | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed" | "only_looks";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "address_not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner-addresses/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Adresi siler; bir sipariş gittiyse kaydı saklanır, bir daha gösterilmez
 */
export function deleteBusinessPartnerAddressesById({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        next_default_id?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                code: 200;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed" | "only_looks";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "address_not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "choose_default";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner-addresses/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "DELETE",
        body
    }));
}
/**
 * Müşteriler; üye yalnızca kendininkini görür
 */
export function getBusinessPartner({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                kind: "retail" | "wholesale";
                name: string;
                tax_office: string;
                tax_number: string;
                /** 0 bekliyor, 1 onaylı, 2 reddedildi, 3 durduruldu. Başvuru kararlarıyla değişir, buradan yazılmaz. */
                approval_status: number;
                /** Fiyat listesinin numarası; boşsa perakende. */
                price_list: number | null;
                /** Art arda uygulanan iskontolar, yüzde: [10, 5] %14,5 eder. */
                discounts: number[];
                payment_term_days: number;
                /** TL. */
                credit_limit: number;
                /** Satış temsilcisinin kullanıcı numarası. */
                sales_representative: number | null;
                created_at: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Müşteri ekler; firma onay bekler
 */
export function postBusinessPartner({ body }: {
    body: {
        /** Sonradan değişmez: perakende müşteri başvuruyla toptan olur. */
        kind: "retail" | "wholesale";
        name: string;
        tax_office?: string;
        tax_number?: string;
        /** Fiyat listesinin numarası; boşsa perakende. */
        price_list?: number | null;
        /** Art arda uygulanan iskontolar, yüzde: [10, 5] %14,5 eder. */
        discounts?: number[];
        payment_term_days?: number;
        /** TL. */
        credit_limit?: number;
        /** Satış temsilcisinin kullanıcı numarası. */
        sales_representative?: number | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                kind: "retail" | "wholesale";
                name: string;
                tax_office: string;
                tax_number: string;
                /** 0 bekliyor, 1 onaylı, 2 reddedildi, 3 durduruldu. Başvuru kararlarıyla değişir, buradan yazılmaz. */
                approval_status: number;
                /** Fiyat listesinin numarası; boşsa perakende. */
                price_list: number | null;
                /** Art arda uygulanan iskontolar, yüzde: [10, 5] %14,5 eder. */
                discounts: number[];
                payment_term_days: number;
                /** TL. */
                credit_limit: number;
                /** Satış temsilcisinin kullanıcı numarası. */
                sales_representative: number | null;
                created_at: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/business-partner", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir müşteri; üye yalnızca kendininkini görür
 */
export function getBusinessPartnerById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                kind: "retail" | "wholesale";
                name: string;
                tax_office: string;
                tax_number: string;
                /** 0 bekliyor, 1 onaylı, 2 reddedildi, 3 durduruldu. Başvuru kararlarıyla değişir, buradan yazılmaz. */
                approval_status: number;
                /** Fiyat listesinin numarası; boşsa perakende. */
                price_list: number | null;
                /** Art arda uygulanan iskontolar, yüzde: [10, 5] %14,5 eder. */
                discounts: number[];
                payment_term_days: number;
                /** TL. */
                credit_limit: number;
                /** Satış temsilcisinin kullanıcı numarası. */
                sales_representative: number | null;
                created_at: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Müşterinin bilgilerini değiştirir; koşullarını, başvurulara karar verenler
 */
export function putBusinessPartnerById({ id, body }: {
    id: number;
    body: {
        /** Sonradan değişmez: perakende müşteri başvuruyla toptan olur. */
        kind: "retail" | "wholesale";
        name: string;
        tax_office?: string;
        tax_number?: string;
        /** Fiyat listesinin numarası; boşsa perakende. */
        price_list?: number | null;
        /** Art arda uygulanan iskontolar, yüzde: [10, 5] %14,5 eder. */
        discounts?: number[];
        payment_term_days?: number;
        /** TL. */
        credit_limit?: number;
        /** Satış temsilcisinin kullanıcı numarası. */
        sales_representative?: number | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                kind: "retail" | "wholesale";
                name: string;
                tax_office: string;
                tax_number: string;
                /** 0 bekliyor, 1 onaylı, 2 reddedildi, 3 durduruldu. Başvuru kararlarıyla değişir, buradan yazılmaz. */
                approval_status: number;
                /** Fiyat listesinin numarası; boşsa perakende. */
                price_list: number | null;
                /** Art arda uygulanan iskontolar, yüzde: [10, 5] %14,5 eder. */
                discounts: number[];
                payment_term_days: number;
                /** TL. */
                credit_limit: number;
                /** Satış temsilcisinin kullanıcı numarası. */
                sales_representative: number | null;
                created_at: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Müşteriyi çıkarır; siparişleri durur
 */
export function deleteBusinessPartnerById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Müşterilerin kişileri; yetkili kendi firmasınınkileri, başka üye kendini görür
 */
export function getBusinessPartnerDetails({ uid, sessionId, start, length, businessPartnerId, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    businessPartnerId?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                name: string;
                phone: string;
                email: string;
                /** owner yetkili, buyer sınırına kadar sipariş verir, viewer yalnızca bakar. */
                partner_role: "owner" | "buyer" | "viewer";
                /** KDV dahil TL; bu tutarın üstünde yetkilinin onayı gerekir. Boşsa sınır yok. */
                order_limit: number | null;
                /** Giriş yapabilen bir kullanıcı mı. */
                is_user: boolean;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner-details${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        business_partner_id: businessPartnerId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Müşteriye kişi ekler; giriş yapamaz
 */
export function postBusinessPartnerDetails({ body }: {
    body: {
        /** Sonradan değişmez. */
        business_partner_id: number;
        name: string;
        phone?: string;
        email?: string;
        /** owner yetkili, buyer sınırına kadar sipariş verir, viewer yalnızca bakar. */
        partner_role?: "owner" | "buyer" | "viewer";
        /** KDV dahil TL; bu tutarın üstünde yetkilinin onayı gerekir. Boşsa sınır yok. */
        order_limit?: number | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                name: string;
                phone: string;
                email: string;
                /** owner yetkili, buyer sınırına kadar sipariş verir, viewer yalnızca bakar. */
                partner_role: "owner" | "buyer" | "viewer";
                /** KDV dahil TL; bu tutarın üstünde yetkilinin onayı gerekir. Boşsa sınır yok. */
                order_limit: number | null;
                /** Giriş yapabilen bir kullanıcı mı. */
                is_user: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/business-partner-details", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Müşterinin bir kişisi
 */
export function getBusinessPartnerDetailsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                name: string;
                phone: string;
                email: string;
                /** owner yetkili, buyer sınırına kadar sipariş verir, viewer yalnızca bakar. */
                partner_role: "owner" | "buyer" | "viewer";
                /** KDV dahil TL; bu tutarın üstünde yetkilinin onayı gerekir. Boşsa sınır yok. */
                order_limit: number | null;
                /** Giriş yapabilen bir kullanıcı mı. */
                is_user: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner-details/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kişinin bilgilerini, rolünü ve sipariş sınırını değiştirir
 */
export function putBusinessPartnerDetailsById({ id, body }: {
    id: number;
    body: {
        /** Sonradan değişmez. */
        business_partner_id: number;
        name: string;
        phone?: string;
        email?: string;
        /** owner yetkili, buyer sınırına kadar sipariş verir, viewer yalnızca bakar. */
        partner_role?: "owner" | "buyer" | "viewer";
        /** KDV dahil TL; bu tutarın üstünde yetkilinin onayı gerekir. Boşsa sınır yok. */
        order_limit?: number | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                business_partner_id: number;
                name: string;
                phone: string;
                email: string;
                /** owner yetkili, buyer sınırına kadar sipariş verir, viewer yalnızca bakar. */
                partner_role: "owner" | "buyer" | "viewer";
                /** KDV dahil TL; bu tutarın üstünde yetkilinin onayı gerekir. Boşsa sınır yok. */
                order_limit: number | null;
                /** Giriş yapabilen bir kullanıcı mı. */
                is_user: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner-details/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Kişiyi müşteriden çıkarır
 */
export function deleteBusinessPartnerDetailsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/business-partner-details/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Müşteri türleri
 */
export function getCategories({ uid, sessionId, categoryable, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    categoryable: "business partner";
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                name: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/categories${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        categoryable
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Fiyat listeleri, açılış sırasıyla
 */
export function getPriceLists({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** İlk adından oluşur ve değişmez; ürün aktarımı ve dışa aktarım listeyi bununla söyler. */
                code: string;
                name: string;
                /** Üst liste: burada fiyatı olmayan çeşit onun fiyatıyla satılır. Boşsa perakende. Perakende listesinde hep boştur. */
                parent_id: number | null;
                /** Listenin fiyatları KDV dahil mi. Listeye fiyat yazıldıktan sonra değişmez. */
                kdv_included: boolean;
                /** Misafirlerin ve listesi olmayan müşterilerin listesi; mağazada bir tanedir. */
                is_retail: boolean;
                /** En az sipariş: sepetin KDV dahil TL tutarı. 0 ise sınır yok. */
                minimum_order: number;
                /** Ücretsiz kargo sınırı, KDV dahil TL. null: mağazanın genel sınırı. 0: ücretsiz kargo yok. */
                free_shipping_from: number | null;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/price-lists${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Fiyat listesi açar; fiyatları ürünlerle yazılır
 */
export function postPriceLists({ body }: {
    body: {
        name: string;
        /** Üst liste: burada fiyatı olmayan çeşit onun fiyatıyla satılır. Boşsa perakende. Perakende listesinde hep boştur. */
        parent_id?: number | null;
        /** Listenin fiyatları KDV dahil mi. Listeye fiyat yazıldıktan sonra değişmez. */
        kdv_included: boolean;
        /** En az sipariş: sepetin KDV dahil TL tutarı. 0 ise sınır yok. */
        minimum_order?: number;
        /** Ücretsiz kargo sınırı, KDV dahil TL. null: mağazanın genel sınırı. 0: ücretsiz kargo yok. */
        free_shipping_from?: number | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** İlk adından oluşur ve değişmez; ürün aktarımı ve dışa aktarım listeyi bununla söyler. */
                code: string;
                name: string;
                /** Üst liste: burada fiyatı olmayan çeşit onun fiyatıyla satılır. Boşsa perakende. Perakende listesinde hep boştur. */
                parent_id: number | null;
                /** Listenin fiyatları KDV dahil mi. Listeye fiyat yazıldıktan sonra değişmez. */
                kdv_included: boolean;
                /** Misafirlerin ve listesi olmayan müşterilerin listesi; mağazada bir tanedir. */
                is_retail: boolean;
                /** En az sipariş: sepetin KDV dahil TL tutarı. 0 ise sınır yok. */
                minimum_order: number;
                /** Ücretsiz kargo sınırı, KDV dahil TL. null: mağazanın genel sınırı. 0: ücretsiz kargo yok. */
                free_shipping_from: number | null;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/price-lists", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir fiyat listesi
 */
export function getPriceListsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** İlk adından oluşur ve değişmez; ürün aktarımı ve dışa aktarım listeyi bununla söyler. */
                code: string;
                name: string;
                /** Üst liste: burada fiyatı olmayan çeşit onun fiyatıyla satılır. Boşsa perakende. Perakende listesinde hep boştur. */
                parent_id: number | null;
                /** Listenin fiyatları KDV dahil mi. Listeye fiyat yazıldıktan sonra değişmez. */
                kdv_included: boolean;
                /** Misafirlerin ve listesi olmayan müşterilerin listesi; mağazada bir tanedir. */
                is_retail: boolean;
                /** En az sipariş: sepetin KDV dahil TL tutarı. 0 ise sınır yok. */
                minimum_order: number;
                /** Ücretsiz kargo sınırı, KDV dahil TL. null: mağazanın genel sınırı. 0: ücretsiz kargo yok. */
                free_shipping_from: number | null;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/price-lists/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Fiyat listesini değiştirir; kodu aynı kalır
 */
export function putPriceListsById({ id, body }: {
    id: number;
    body: {
        name: string;
        /** Üst liste: burada fiyatı olmayan çeşit onun fiyatıyla satılır. Boşsa perakende. Perakende listesinde hep boştur. */
        parent_id?: number | null;
        /** Listenin fiyatları KDV dahil mi. Listeye fiyat yazıldıktan sonra değişmez. */
        kdv_included: boolean;
        /** En az sipariş: sepetin KDV dahil TL tutarı. 0 ise sınır yok. */
        minimum_order?: number;
        /** Ücretsiz kargo sınırı, KDV dahil TL. null: mağazanın genel sınırı. 0: ücretsiz kargo yok. */
        free_shipping_from?: number | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** İlk adından oluşur ve değişmez; ürün aktarımı ve dışa aktarım listeyi bununla söyler. */
                code: string;
                name: string;
                /** Üst liste: burada fiyatı olmayan çeşit onun fiyatıyla satılır. Boşsa perakende. Perakende listesinde hep boştur. */
                parent_id: number | null;
                /** Listenin fiyatları KDV dahil mi. Listeye fiyat yazıldıktan sonra değişmez. */
                kdv_included: boolean;
                /** Misafirlerin ve listesi olmayan müşterilerin listesi; mağazada bir tanedir. */
                is_retail: boolean;
                /** En az sipariş: sepetin KDV dahil TL tutarı. 0 ise sınır yok. */
                minimum_order: number;
                /** Ücretsiz kargo sınırı, KDV dahil TL. null: mağazanın genel sınırı. 0: ücretsiz kargo yok. */
                free_shipping_from: number | null;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/price-lists/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Hiçbir müşterinin, siparişin, fiyatın ve listenin kullanmadığı listeyi siler
 */
export function deletePriceListsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/price-lists/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Kategori ağacı
 */
export function getProductCategories({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Category[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "categories_not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/product-categories", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Ürün özellikleri ve değerleri
 */
export function getProductFeatures({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Feature[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "features_not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/product-features", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kategorilerin ürünlerinde geçen, süzmeye açık özellikler
 */
export function getProductCategoriesToFeatures({ uid, sessionId, categories, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    categories: string;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Feature[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "category_not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/product-categories-to-features${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        categories
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * DataTables sorgusuyla ürün listesi
 */
export function postProductCategoriesProductList({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        draw?: number;
        columns?: {
            data?: string | number | null;
            name?: string;
            searchable?: boolean;
            orderable?: boolean;
            search?: {
                value: string;
                regex?: boolean | string;
            };
        }[];
        order?: {
            column: number;
            dir: "asc" | "desc";
            name?: string;
        }[];
        start?: number;
        length?: number;
        search?: {
            value: string;
            regex?: boolean;
        };
        category_id?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "category_not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/product-categories/product-list", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Sorguyla ürün listesi; özellikler kendi kodlarıyla süzülür
 */
export function getSiteProductList({ q, kategori, siralama, fiyatMin, fiyatMax, stok, paket, sayfa, start, length, facets, filters, ifNoneMatch }: {
    q?: string;
    kategori?: string;
    siralama?: string;
    fiyatMin?: string;
    fiyatMax?: string;
    stok?: string;
    paket?: string;
    sayfa?: string;
    start?: string;
    length?: string;
    facets?: "1";
    filters?: {
        [key: string]: string;
    };
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "category_not_found";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/product-list${QS.query(QS.explode({
        q,
        kategori,
        siralama,
        "fiyat-min": fiyatMin,
        "fiyat-max": fiyatMax,
        stok,
        paket,
        sayfa,
        start,
        length,
        facets,
        filters
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Bağlantısıyla bir kategorinin ve altındakilerin ürün listesi
 */
export function postByCategoryProductList({ category, q, kategori, siralama, fiyatMin, fiyatMax, stok, paket, sayfa, start, length, facets, filters, body }: {
    category: string;
    q?: string;
    kategori?: string;
    siralama?: string;
    fiyatMin?: string;
    fiyatMax?: string;
    stok?: string;
    paket?: string;
    sayfa?: string;
    start?: string;
    length?: string;
    facets?: "1";
    filters?: {
        [key: string]: string;
    };
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "category_not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/${encodeURIComponent(category)}/product-list${QS.query(QS.explode({
        q,
        kategori,
        siralama,
        "fiyat-min": fiyatMin,
        "fiyat-max": fiyatMax,
        stok,
        paket,
        sayfa,
        start,
        length,
        facets,
        filters
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Özellik değerlerine göre ürünler: özellik içinde biri, özellikler arasında hepsi
 */
export function postProductsFilterByFeatureDetails({ uid, sessionId, draw, start, length, body }: {
    uid?: string | null;
    sessionId?: string | null;
    draw?: string;
    start?: number;
    length?: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        feature_details: number[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/filter-by-feature-details${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        draw,
        start,
        length
    }))}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bütün ürünler, önerilen sırayla
 */
export function getProducts({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Ürün ekler
 */
export function postProducts({ body }: {
    body: {
        /** Sonradan değişmez. */
        product_code: string;
        name: string;
        /** İstenen bağlantı; verilmezse addan yapılır, eskisi yenisine yönlenir. */
        link?: string;
        summary?: string;
        description?: string;
        kdv_rate: 0 | 1 | 10 | 20;
        /** false: hiçbir ziyaretçiye gösterilmez. */
        published: boolean;
        /** Kim görür: 0 herkes, 1 üyeler, 2 onaylı toptan üyeler. */
        visibility?: 0 | 1 | 2;
        brand_id: number | null;
        /** İlki ana kategorisidir. */
        category_ids: number[];
        /** Ürünün bütünü için geçerli özellik değerleri. */
        feature_details?: number[];
        seo_title?: string;
        seo_description?: string;
        /** Önerilen sıralamadaki yeri. */
        rank?: number;
        max_installments?: number;
        /** Gösterildikleri sırayla. Yazılmayan seçenek artık satılmaz. */
        variants: {
            product_code: string;
            barcode?: string | null;
            name: string;
            weight_grams?: number;
            /** Kim görür: 0 herkes, 1 üyeler, 2 onaylı toptan üyeler. */
            visibility?: 0 | 1 | 2;
            feature_details?: number[];
            /** Yazılmayan fiyat listesi olduğu gibi kalır. */
            offers: {
                price_list_id: number;
                /** Bir paketteki adet. */
                real_quantity?: number;
                /** Adet başına TL, listenin kendisi gibi KDV dahil ya da hariç. */
                price: number;
                /** Bu adetten başlayarak geçerli fiyatlar. */
                quantity_breaks?: {
                    amount: number;
                    price: number;
                }[];
            }[];
        }[];
        /** Gösterildikleri sırayla; verilmezse olduğu gibi kalır. */
        pictures?: {
            picture_id: number;
            alt: string;
            /** Gösterdiği seçenekler; boşsa hepsi. */
            variant_codes?: string[];
        }[];
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                product_code: string;
                name: string;
                link: string;
                summary: string;
                description: string;
                kdv_rate: number;
                published: boolean;
                visibility: number;
                brand_id: number | null;
                category_ids: number[];
                feature_details: number[];
                seo_title: string;
                seo_description: string;
                rank: number;
                max_installments: number | null;
                variants: {
                    id: number;
                    product_code: string;
                    barcode: string | null;
                    name: string;
                    weight_grams: number;
                    visibility: number;
                    feature_details: number[];
                    offers: {
                        price_list_id: number;
                        real_quantity: number;
                        price: number;
                        quantity_breaks: {
                            amount: number;
                            price: number;
                        }[];
                    }[];
                }[];
                pictures: {
                    picture_id: number;
                    alt: string;
                    variant_codes: string[];
                }[];
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/products", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ürün arama, en az 3 karakter
 */
export function getProductsFind({ uid, sessionId, q, start, length, totalUpTo, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    q: string;
    start?: number;
    length?: number;
    totalUpTo?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/find${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        q,
        start,
        length,
        total_up_to: totalUpTo
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Yazarken ürün önerileri, en az 3 karakter
 */
export function getProductsSuggestions({ uid, sessionId, q, length, totalUpTo, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    q: string;
    length?: number;
    totalUpTo?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductSuggestion[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/suggestions${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        q,
        length,
        total_up_to: totalUpTo
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Ana sayfa vitrinleri, ilk ürünleriyle; üyenin gizledikleri olmadan
 */
export function getSiteShowcases({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Showcase[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/showcases", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kendi ana sayfasında görünmeyecek vitrinler
 */
export function putSiteShowcases({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        hidden_ids: number[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                hidden_ids: number[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "showcase_not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/showcases", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * En son eklenen vitrin, ilk ürünleriyle; yoksa null
 */
export function getSiteShowcasesGetLast({ ifNoneMatch }: {
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Showcase | null;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/showcases/get-last", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Bir vitrinin ürünleri
 */
export function getShowcasesProductsById({ id, uid, sessionId, start, length, ifNoneMatch }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "showcase_not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/showcases/products/${encodeURIComponent(id)}${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Birkaç vitrin, ilk ürünleriyle
 */
export function postShowcasesMultiProducts({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        ids: number[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Showcase[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/showcases/multi/products", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bağlantısıyla bir ürün
 */
export function getProductsLinkByLink({ link, ifNoneMatch }: {
    link: string;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Product;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "product_not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/link/${encodeURIComponent(link)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Numarasıyla bir ürün
 */
export function getProductsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Product;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "product_not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Ürünü değiştirir; değişen fiyatın eskisi geçmişte durur
 */
export function putProductsById({ id, body }: {
    id: number;
    body: {
        /** Sonradan değişmez. */
        product_code: string;
        name: string;
        /** İstenen bağlantı; verilmezse addan yapılır, eskisi yenisine yönlenir. */
        link?: string;
        summary?: string;
        description?: string;
        kdv_rate: 0 | 1 | 10 | 20;
        /** false: hiçbir ziyaretçiye gösterilmez. */
        published: boolean;
        /** Kim görür: 0 herkes, 1 üyeler, 2 onaylı toptan üyeler. */
        visibility?: 0 | 1 | 2;
        brand_id: number | null;
        /** İlki ana kategorisidir. */
        category_ids: number[];
        /** Ürünün bütünü için geçerli özellik değerleri. */
        feature_details?: number[];
        seo_title?: string;
        seo_description?: string;
        /** Önerilen sıralamadaki yeri. */
        rank?: number;
        max_installments?: number;
        /** Gösterildikleri sırayla. Yazılmayan seçenek artık satılmaz. */
        variants: {
            product_code: string;
            barcode?: string | null;
            name: string;
            weight_grams?: number;
            /** Kim görür: 0 herkes, 1 üyeler, 2 onaylı toptan üyeler. */
            visibility?: 0 | 1 | 2;
            feature_details?: number[];
            /** Yazılmayan fiyat listesi olduğu gibi kalır. */
            offers: {
                price_list_id: number;
                /** Bir paketteki adet. */
                real_quantity?: number;
                /** Adet başına TL, listenin kendisi gibi KDV dahil ya da hariç. */
                price: number;
                /** Bu adetten başlayarak geçerli fiyatlar. */
                quantity_breaks?: {
                    amount: number;
                    price: number;
                }[];
            }[];
        }[];
        /** Gösterildikleri sırayla; verilmezse olduğu gibi kalır. */
        pictures?: {
            picture_id: number;
            alt: string;
            /** Gösterdiği seçenekler; boşsa hepsi. */
            variant_codes?: string[];
        }[];
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                product_code: string;
                name: string;
                link: string;
                summary: string;
                description: string;
                kdv_rate: number;
                published: boolean;
                visibility: number;
                brand_id: number | null;
                category_ids: number[];
                feature_details: number[];
                seo_title: string;
                seo_description: string;
                rank: number;
                max_installments: number | null;
                variants: {
                    id: number;
                    product_code: string;
                    barcode: string | null;
                    name: string;
                    weight_grams: number;
                    visibility: number;
                    feature_details: number[];
                    offers: {
                        price_list_id: number;
                        real_quantity: number;
                        price: number;
                        quantity_breaks: {
                            amount: number;
                            price: number;
                        }[];
                    }[];
                }[];
                pictures: {
                    picture_id: number;
                    alt: string;
                    variant_codes: string[];
                }[];
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Ürünü yayından kaldırır: siparişler ve fiyat geçmişi için kaydı durur
 */
export function deleteProductsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Numaralarıyla ürünler, verilen sırada; görünmeyenler yoktur
 */
export function postProductsGetMultiple({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        ids: number[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/products/get-multiple", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Önerilen ürünler; verilen ürünlerle iyi gidenler önce
 */
export function postProductsRecommended({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        product_ids?: number[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/products/recommended", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir ürünle birlikte iyi giden ürünler
 */
export function postProductsRelatedById({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ProductHit[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "product_not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/related/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir ürün, düzenlenen hâliyle: bütün fiyat listeleriyle, yayında değilse de
 */
export function getProductsByIdRecord({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                product_code: string;
                name: string;
                link: string;
                summary: string;
                description: string;
                kdv_rate: number;
                published: boolean;
                visibility: number;
                brand_id: number | null;
                category_ids: number[];
                feature_details: number[];
                seo_title: string;
                seo_description: string;
                rank: number;
                max_installments: number | null;
                variants: {
                    id: number;
                    product_code: string;
                    barcode: string | null;
                    name: string;
                    weight_grams: number;
                    visibility: number;
                    feature_details: number[];
                    offers: {
                        price_list_id: number;
                        real_quantity: number;
                        price: number;
                        quantity_breaks: {
                            amount: number;
                            price: number;
                        }[];
                    }[];
                }[];
                pictures: {
                    picture_id: number;
                    alt: string;
                    variant_codes: string[];
                }[];
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/${encodeURIComponent(id)}/record`, {
        ...opts
    });
}
/**
 * Bir ürünün ilgili ürünlerinin kodları, düzenlendikleri hâliyle
 */
export function getProductsByIdRelated({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                codes: string[];
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/${encodeURIComponent(id)}/related`, {
        ...opts
    });
}
/**
 * İlgili ürünleri değiştirir
 */
export function putProductsByIdRelated({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Ürün kodları, gösterilecekleri sırayla; en çok 30 ürün. */
        codes: string[];
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                codes: string[];
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/products/${encodeURIComponent(id)}/related`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Aramanın eş anlamlıları, alfabetik
 */
export function getSearchSynonyms({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                phrase: string;
                meanings: string[];
                both_ways: boolean;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/search-synonyms${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Eş anlamlı ekler; bir saniye içinde her yerde geçerlidir
 */
export function postSearchSynonyms({ body }: {
    body: {
        /** Müşterinin yazdığı: “nato”, “apple watch”. */
        phrase: string;
        /** Mağazadaki karşılıkları; birine uyan ürün bulunur. Bir karşılığın bütün sözcükleri aranır. */
        meanings: string[];
        /** Karşılıkları yazan da bu ürünleri bulur. */
        both_ways?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                phrase: string;
                meanings: string[];
                both_ways: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/search-synonyms", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir eş anlamlı
 */
export function getSearchSynonymsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                phrase: string;
                meanings: string[];
                both_ways: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/search-synonyms/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Eş anlamlıyı değiştirir
 */
export function putSearchSynonymsById({ id, body }: {
    id: number;
    body: {
        /** Müşterinin yazdığı: “nato”, “apple watch”. */
        phrase: string;
        /** Mağazadaki karşılıkları; birine uyan ürün bulunur. Bir karşılığın bütün sözcükleri aranır. */
        meanings: string[];
        /** Karşılıkları yazan da bu ürünleri bulur. */
        both_ways?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                phrase: string;
                meanings: string[];
                both_ways: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/search-synonyms/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Eş anlamlıyı siler
 */
export function deleteSearchSynonymsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/search-synonyms/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Yazıldığı gibi sonuç bulamayan aramalar, en çok arananlar önce
 */
export function getMissedSearches({ uid, sessionId, start, length, $from, to }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    $from?: string;
    to?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                /** Aranan sözcükler, küçük harfle ve Türkçe harfler sadeleşmiş. */
                query: string;
                searches: number;
                /** Bunlardan, düzeltilerek ya da bir sözcük bırakılarak ürün gösterilenler. */
                helped: number;
                first_day: string;
                last_day: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/missed-searches${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        "from": $from,
        to
    }))}`, {
        ...opts
    });
}
/**
 * Markalar, alfabetik
 */
export function getBrands({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                products: number;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/brands${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Marka ekler
 */
export function postBrands({ body }: {
    body: {
        name: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/brands", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir marka
 */
export function getBrandsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/brands/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Markayı değiştirir; ürün sayfaları ve arama yeni adı kullanır
 */
export function putBrandsById({ id, body }: {
    id: number;
    body: {
        name: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/brands/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Ürünü olmayan markayı siler
 */
export function deleteBrandsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/brands/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Özellikler, sırasıyla
 */
export function getFeatures({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                kind: "text" | "swatch" | "number";
                unit: string | null;
                explanation: string | null;
                filterable: boolean;
                position: number;
                values: number;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/features${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Özellik ekler
 */
export function postFeatures({ body }: {
    body: {
        name: string;
        /** `swatch`: renk örneği; `number`: ölçü, `unit` ile. */
        kind: "text" | "swatch" | "number";
        unit?: string | null;
        /** Müşteriye gösterilen açıklama. */
        explanation?: string | null;
        /** Listelerde süzgeç olur. */
        filterable?: boolean;
        /** Listelerdeki sırası; küçük önce gelir. */
        position?: number;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                kind: "text" | "swatch" | "number";
                unit: string | null;
                explanation: string | null;
                filterable: boolean;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/features", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir özellik
 */
export function getFeaturesById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                kind: "text" | "swatch" | "number";
                unit: string | null;
                explanation: string | null;
                filterable: boolean;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/features/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Özelliği değiştirir; süzülmüş adresler aynı kalır
 */
export function putFeaturesById({ id, body }: {
    id: number;
    body: {
        name: string;
        /** `swatch`: renk örneği; `number`: ölçü, `unit` ile. */
        kind: "text" | "swatch" | "number";
        unit?: string | null;
        /** Müşteriye gösterilen açıklama. */
        explanation?: string | null;
        /** Listelerde süzgeç olur. */
        filterable?: boolean;
        /** Listelerdeki sırası; küçük önce gelir. */
        position?: number;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                kind: "text" | "swatch" | "number";
                unit: string | null;
                explanation: string | null;
                filterable: boolean;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/features/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Hiçbir üründe geçmeyen özelliği, değerleriyle siler
 */
export function deleteFeaturesById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/features/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Bir özelliğin değerleri, sırasıyla
 */
export function getFeatureDetails({ uid, sessionId, start, length, featureId, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    featureId: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                feature_id: number;
                value: string;
                color: string | null;
                position: number;
                products: number;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/feature-details${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        feature_id: featureId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Özelliğe değer ekler
 */
export function postFeatureDetails({ body }: {
    body: {
        feature_id: number;
        value: string;
        /** Renk örneği: `#8a4b1f`. */
        color?: string | null;
        /** Listelerdeki sırası; küçük önce gelir. */
        position?: number;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                feature_id: number;
                value: string;
                color: string | null;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/feature-details", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir değer
 */
export function getFeatureDetailsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                feature_id: number;
                value: string;
                color: string | null;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/feature-details/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Değeri değiştirir; özelliği aynı kalır
 */
export function putFeatureDetailsById({ id, body }: {
    id: number;
    body: {
        feature_id: number;
        value: string;
        /** Renk örneği: `#8a4b1f`. */
        color?: string | null;
        /** Listelerdeki sırası; küçük önce gelir. */
        position?: number;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                feature_id: number;
                value: string;
                color: string | null;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/feature-details/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Hiçbir üründe geçmeyen değeri siler
 */
export function deleteFeatureDetailsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/feature-details/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Kuponlar, yenisi önce
 */
export function getCoupons({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                kind: "percentage" | "amount" | "free_shipping";
                percent: number | null;
                amount: number | null;
                /** Geçerli ürünlerin indirimden önceki KDV dahil toplamı. */
                minimum_amount: number;
                starts_at: string | null;
                ends_at: string | null;
                first_order_only: boolean;
                total_limit: number | null;
                customer_limit: number | null;
                used: number;
                price_list: number | null;
                category_id: number | null;
                business_partner_id: number | null;
                listed: boolean;
                active: boolean;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/coupons${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kupon ekler
 */
export function postCoupons({ body }: {
    body: {
        /** Büyük küçük ve Türkçe harf ayrımı yapılmadan tanınır. */
        code: string;
        title: string;
        kind: "percentage" | "amount" | "free_shipping";
        percent?: number | null;
        amount?: number | null;
        minimum_amount?: number;
        starts_at?: string | null;
        ends_at?: string | null;
        total_limit?: number | null;
        customer_limit?: number | null;
        /** Yalnızca bu fiyat listesi; null: hepsi. */
        price_list?: number | null;
        /** Yalnızca bu kategori ve altındakiler; null: hepsi. */
        category_id?: number | null;
        first_order_only?: boolean;
        /** Yalnızca bu müşterinin; null: kodu bilenin. */
        business_partner_id?: number | null;
        /** Üyelere kuponlar sayfasında gösterilir. */
        listed?: boolean;
        active?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                kind: "percentage" | "amount" | "free_shipping";
                percent: number | null;
                amount: number | null;
                /** Geçerli ürünlerin indirimden önceki KDV dahil toplamı. */
                minimum_amount: number;
                starts_at: string | null;
                ends_at: string | null;
                first_order_only: boolean;
                total_limit: number | null;
                customer_limit: number | null;
                used: number;
                price_list: number | null;
                category_id: number | null;
                business_partner_id: number | null;
                listed: boolean;
                active: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/coupons", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir kupon
 */
export function getCouponsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                kind: "percentage" | "amount" | "free_shipping";
                percent: number | null;
                amount: number | null;
                /** Geçerli ürünlerin indirimden önceki KDV dahil toplamı. */
                minimum_amount: number;
                starts_at: string | null;
                ends_at: string | null;
                first_order_only: boolean;
                total_limit: number | null;
                customer_limit: number | null;
                used: number;
                price_list: number | null;
                category_id: number | null;
                business_partner_id: number | null;
                listed: boolean;
                active: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/coupons/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kuponu değiştirir
 */
export function putCouponsById({ id, body }: {
    id: number;
    body: {
        /** Büyük küçük ve Türkçe harf ayrımı yapılmadan tanınır. */
        code: string;
        title: string;
        kind: "percentage" | "amount" | "free_shipping";
        percent?: number | null;
        amount?: number | null;
        minimum_amount?: number;
        starts_at?: string | null;
        ends_at?: string | null;
        total_limit?: number | null;
        customer_limit?: number | null;
        /** Yalnızca bu fiyat listesi; null: hepsi. */
        price_list?: number | null;
        /** Yalnızca bu kategori ve altındakiler; null: hepsi. */
        category_id?: number | null;
        first_order_only?: boolean;
        /** Yalnızca bu müşterinin; null: kodu bilenin. */
        business_partner_id?: number | null;
        /** Üyelere kuponlar sayfasında gösterilir. */
        listed?: boolean;
        active?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                kind: "percentage" | "amount" | "free_shipping";
                percent: number | null;
                amount: number | null;
                /** Geçerli ürünlerin indirimden önceki KDV dahil toplamı. */
                minimum_amount: number;
                starts_at: string | null;
                ends_at: string | null;
                first_order_only: boolean;
                total_limit: number | null;
                customer_limit: number | null;
                used: number;
                price_list: number | null;
                category_id: number | null;
                business_partner_id: number | null;
                listed: boolean;
                active: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/coupons/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Kuponu siler; kullanılmış olan kapatılır
 */
export function deleteCouponsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/coupons/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Kampanyalar, yenisi önce
 */
export function getCampaigns({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** 1 yüzde, 2 tutar, 3 al öde, 4 hediye, 5 kategoride yüzde, 6 ücretsiz kargo. */
                "type": 1 | 2 | 3 | 4 | 5 | 6;
                title: string;
                description: string;
                starts_at: string | null;
                ends_at: string | null;
                minimum_amount: number;
                price_list: number | null;
                category_id: number | null;
                percent: number | null;
                amount: number | null;
                buy: number | null;
                pay: number | null;
                gift_variant_id: number | null;
                gift_quantity: number | null;
                active: boolean;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/campaigns${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kampanya ekler
 */
export function postCampaigns({ body }: {
    body: {
        /** 1 yüzde, 2 tutar, 3 al öde, 4 hediye, 5 kategoride yüzde, 6 ücretsiz kargo. */
        "type": 1 | 2 | 3 | 4 | 5 | 6;
        title: string;
        description?: string;
        starts_at?: string | null;
        ends_at?: string | null;
        minimum_amount?: number;
        /** Yalnızca bu fiyat listesi; null: hepsi. */
        price_list?: number | null;
        /** Yalnızca bu kategori ve altındakiler; null: hepsi. */
        category_id?: number | null;
        percent?: number | null;
        amount?: number | null;
        /** Alınan adet. */
        buy?: number | null;
        /** Ödenen adet; en ucuzları bedava. */
        pay?: number | null;
        gift_variant_id?: number | null;
        gift_quantity?: number | null;
        active?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** 1 yüzde, 2 tutar, 3 al öde, 4 hediye, 5 kategoride yüzde, 6 ücretsiz kargo. */
                "type": 1 | 2 | 3 | 4 | 5 | 6;
                title: string;
                description: string;
                starts_at: string | null;
                ends_at: string | null;
                minimum_amount: number;
                price_list: number | null;
                category_id: number | null;
                percent: number | null;
                amount: number | null;
                buy: number | null;
                pay: number | null;
                gift_variant_id: number | null;
                gift_quantity: number | null;
                active: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/campaigns", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir kampanya
 */
export function getCampaignsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** 1 yüzde, 2 tutar, 3 al öde, 4 hediye, 5 kategoride yüzde, 6 ücretsiz kargo. */
                "type": 1 | 2 | 3 | 4 | 5 | 6;
                title: string;
                description: string;
                starts_at: string | null;
                ends_at: string | null;
                minimum_amount: number;
                price_list: number | null;
                category_id: number | null;
                percent: number | null;
                amount: number | null;
                buy: number | null;
                pay: number | null;
                gift_variant_id: number | null;
                gift_quantity: number | null;
                active: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/campaigns/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kampanyayı değiştirir
 */
export function putCampaignsById({ id, body }: {
    id: number;
    body: {
        /** 1 yüzde, 2 tutar, 3 al öde, 4 hediye, 5 kategoride yüzde, 6 ücretsiz kargo. */
        "type": 1 | 2 | 3 | 4 | 5 | 6;
        title: string;
        description?: string;
        starts_at?: string | null;
        ends_at?: string | null;
        minimum_amount?: number;
        /** Yalnızca bu fiyat listesi; null: hepsi. */
        price_list?: number | null;
        /** Yalnızca bu kategori ve altındakiler; null: hepsi. */
        category_id?: number | null;
        percent?: number | null;
        amount?: number | null;
        /** Alınan adet. */
        buy?: number | null;
        /** Ödenen adet; en ucuzları bedava. */
        pay?: number | null;
        gift_variant_id?: number | null;
        gift_quantity?: number | null;
        active?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** 1 yüzde, 2 tutar, 3 al öde, 4 hediye, 5 kategoride yüzde, 6 ücretsiz kargo. */
                "type": 1 | 2 | 3 | 4 | 5 | 6;
                title: string;
                description: string;
                starts_at: string | null;
                ends_at: string | null;
                minimum_amount: number;
                price_list: number | null;
                category_id: number | null;
                percent: number | null;
                amount: number | null;
                buy: number | null;
                pay: number | null;
                gift_variant_id: number | null;
                gift_quantity: number | null;
                active: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/campaigns/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Kampanyayı siler
 */
export function deleteCampaignsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/campaigns/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Kendi kuponları ve üyelere açık olanlar, önce bitecek olan önce
 */
export function getSiteCoupons({ uid, sessionId, start, length, businessPartnerId }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    businessPartnerId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                kind: "percentage" | "amount" | "free_shipping";
                percent: number | null;
                amount: number | null;
                /** Geçerli ürünlerin indirimden önceki KDV dahil toplamı. */
                minimum_amount: number;
                starts_at: string | null;
                ends_at: string | null;
                first_order_only: boolean;
                usable: boolean;
                /** Kullanılamıyorsa neden. */
                reason: ("unknown" | "not_yet" | "expired" | "used_up" | "already_used" | "reserved" | "other_group" | "not_first_order" | "no_matching" | "no_effect" | "minimum") | null;
                /** En düşük tutara kalan; yalnızca neden `minimum` ise. */
                missing_amount: number | null;
                /** Müşteriye gösterilecek cümle. */
                message: string | null;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/coupons${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        business_partner_id: businessPartnerId
    }))}`, {
        ...opts
    });
}
/**
 * Kuponu kendi sepetine koyar; null çıkarır
 */
export function putSiteCoupons({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        code: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                code: string | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "coupon_refused";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/coupons", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Kullanılabilen kuponlardan en son verileni; yoksa null
 */
export function getSiteCouponsGetLast({ uid, sessionId }: {
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                kind: "percentage" | "amount" | "free_shipping";
                percent: number | null;
                amount: number | null;
                /** Geçerli ürünlerin indirimden önceki KDV dahil toplamı. */
                minimum_amount: number;
                starts_at: string | null;
                ends_at: string | null;
                first_order_only: boolean;
                usable: boolean;
                /** Kullanılamıyorsa neden. */
                reason: ("unknown" | "not_yet" | "expired" | "used_up" | "already_used" | "reserved" | "other_group" | "not_first_order" | "no_matching" | "no_effect" | "minimum") | null;
                /** En düşük tutara kalan; yalnızca neden `minimum` ise. */
                missing_amount: number | null;
                /** Müşteriye gösterilecek cümle. */
                message: string | null;
            } | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/coupons/get-last${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Ziyaretçinin sepeti, şu anki fiyatlarla
 */
export function postShoppingGetBasket({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** true: giriş yapmış müşterinin sepetine, bu tarayıcıdaki konuk sepeti katılır. */
        is_old_basket?: boolean;
        /** Müşterinin seçtiği kampanya; null: kampanyasız. Seçim sepetle birlikte saklanır. */
        campaign_id?: number | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Basket[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/shopping/get-basket", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir kuponu, bugünkü sepette kullanılıp kullanılamayacağıyla söyler
 */
export function postCouponGet({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        code: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                kind: "percentage" | "amount" | "free_shipping";
                percent: number | null;
                amount: number | null;
                /** Geçerli ürünlerin indirimden önceki KDV dahil toplamı. */
                minimum_amount: number;
                starts_at: string | null;
                ends_at: string | null;
                first_order_only: boolean;
                usable: boolean;
                /** Kullanılamıyorsa neden. */
                reason: ("unknown" | "not_yet" | "expired" | "used_up" | "already_used" | "reserved" | "other_group" | "not_first_order" | "no_matching" | "no_effect" | "minimum") | null;
                /** En düşük tutara kalan; yalnızca neden `minimum` ise. */
                missing_amount: number | null;
                /** Müşteriye gösterilecek cümle. */
                message: string | null;
            } | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/coupon/get", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Sepetteki farklı ürün sayısı
 */
export function postShoppingGetBasketCounter({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                count: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/shopping/get-basket-counter", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Ürün ekler; amount adettir, paketin katı olmalıdır
 */
export function postAddToBasket({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        product_id: number;
        /** Seçenek; ürünün tek seçeneği varsa gerekmez. */
        product_variant_id?: number | null;
        product_code?: string | null;
        product_serial_id?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        price?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        total_price?: number | string | null;
        amount: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                /** 201 yeni satır, 200 satırın şimdiki hali, 239 artık satılmıyor. */
                code: 200 | 201 | 239;
                stockStatus: "success" | "fail" | "insufficient";
                /** Şu anda satılabilen adet. */
                stockAmount: number;
                /** Müşteriye gösterilecek cümle. */
                stockMessage: string;
                /** Satırın kaç adet büyüdüğü. */
                added_amount: number;
                product: BasketLine | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "choose_variant" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "not_whole_packages" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/add-to-basket", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Satırın adedini belirler; amount paketin katı olmalıdır
 */
export function postSetProductAmount({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        product_id: number;
        /** Seçenek; ürünün tek seçeneği varsa gerekmez. */
        product_variant_id?: number | null;
        product_code?: string | null;
        product_serial_id?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        price?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        total_price?: number | string | null;
        amount: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                /** 201 yeni satır, 200 satırın şimdiki hali, 239 artık satılmıyor. */
                code: 200 | 201 | 239;
                stockStatus: "success" | "fail" | "insufficient";
                /** Şu anda satılabilen adet. */
                stockAmount: number;
                /** Müşteriye gösterilecek cümle. */
                stockMessage: string;
                /** Satırın kaç adet büyüdüğü. */
                added_amount: number;
                product: BasketLine | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "choose_variant" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "not_whole_packages" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/set-product-amount", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Satırı bir paket artırır
 */
export function postIncreaseProduct({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        product_id: number;
        /** Seçenek; ürünün tek seçeneği varsa gerekmez. */
        product_variant_id?: number | null;
        product_code?: string | null;
        product_serial_id?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        price?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        total_price?: number | string | null;
        amount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                /** 201 yeni satır, 200 satırın şimdiki hali, 239 artık satılmıyor. */
                code: 200 | 201 | 239;
                stockStatus: "success" | "fail" | "insufficient";
                /** Şu anda satılabilen adet. */
                stockAmount: number;
                /** Müşteriye gösterilecek cümle. */
                stockMessage: string;
                /** Satırın kaç adet büyüdüğü. */
                added_amount: number;
                product: BasketLine | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "choose_variant" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/increase-product", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Satırı bir paket azaltır; son paket satırı siler
 */
export function postDecreaseProduct({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        product_id: number;
        /** Seçenek; ürünün tek seçeneği varsa gerekmez. */
        product_variant_id?: number | null;
        product_code?: string | null;
        product_serial_id?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        price?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        total_price?: number | string | null;
        amount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                /** 201 yeni satır, 200 satırın şimdiki hali, 239 artık satılmıyor. */
                code: 200 | 201 | 239;
                stockStatus: "success" | "fail" | "insufficient";
                /** Şu anda satılabilen adet. */
                stockAmount: number;
                /** Müşteriye gösterilecek cümle. */
                stockMessage: string;
                /** Satırın kaç adet büyüdüğü. */
                added_amount: number;
                product: BasketLine | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "choose_variant" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/decrease-product", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Satırı siler; yoksa da 200 döner
 */
export function postRemoveProduct({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        product_id: number;
        /** Seçenek; ürünün tek seçeneği varsa gerekmez. */
        product_variant_id?: number | null;
        product_code?: string | null;
        product_serial_id?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        price?: number | string | null;
        /** Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler. */
        total_price?: number | string | null;
        amount?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                code: 200;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "choose_variant" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/remove-product", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Kendi sepetini boşaltır
 */
export function deleteRemoveBasketById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                code: 200;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "basket_not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/remove-basket/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Ziyaretçinin ürünleri; type 1 favori, 2 son görülen, 3 stok haberi, 5 sonra almak için saklanan
 */
export function getSiteBpRelationProducts({ uid, sessionId, $type, start }: {
    uid?: string | null;
    sessionId?: string | null;
    $type: "1" | "2" | "3" | "5";
    start?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                "type": number;
                product_id: number;
                product_variant_id: number | null;
                amount: number | null;
                kept_at: string;
                product: {
                    code: string;
                    name: string;
                    variant_name: string | null;
                    link: string;
                    image: string | null;
                    price: number | null;
                    stock: {
                        real_quantity: number;
                        in_stock: boolean;
                    };
                } | null;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/bp-relation-products${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        "type": $type,
        start
    }))}`, {
        ...opts
    });
}
/**
 * Ürünü bir listeye ekler; 3 stok haberi ister, 5 sepetteki satırı listeye taşır
 */
export function postBpRelationProducts({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        "type": 1 | 2 | 3 | 5;
        product_id: number;
        product_variant_id?: number | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                code: 200 | 201;
                id: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "choose_variant" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "product_not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight" | "email_unverified" | "in_stock" | "list_disabled" | "list_full";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/bp-relation-products", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Kendi listesinden bir kaydı siler
 */
export function deleteBpRelationProductsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                code: 200;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_kept";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/bp-relation-products/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Kendi favorileri, son eklenen önce
 */
export function getSiteFavorites({ uid, sessionId, start, length }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                "type": number;
                product_id: number;
                product_variant_id: number | null;
                amount: number | null;
                kept_at: string;
                product: {
                    code: string;
                    name: string;
                    variant_name: string | null;
                    link: string;
                    image: string | null;
                    price: number | null;
                    stock: {
                        real_quantity: number;
                        in_stock: boolean;
                    };
                } | null;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/favorites${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts
    });
}
/**
 * Favorileri verilen ürünlerle değiştirir
 */
export function putSiteFavorites({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Ürün numaraları, başta görünecek olan önce. */
        product_ids: number[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                product_ids: number[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "product_not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/favorites", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Son eklenen favori; yoksa null
 */
export function getSiteFavoritesGetLast({ uid, sessionId }: {
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                "type": number;
                product_id: number;
                product_variant_id: number | null;
                amount: number | null;
                kept_at: string;
                product: {
                    code: string;
                    name: string;
                    variant_name: string | null;
                    link: string;
                    image: string | null;
                    price: number | null;
                    stock: {
                        real_quantity: number;
                        in_stock: boolean;
                    };
                } | null;
            } | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/favorites/get-last${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * İl arama
 */
export function getCitiesFind({ uid, sessionId, q, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    q: string;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                country_id: number;
                name: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/cities/find${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        q,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * İlçe arama
 */
export function getDistrictsFind({ uid, sessionId, q, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    q: string;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                city_id: number;
                name: string;
                city_name: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/districts/find${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        q,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Ülkeler
 */
export function getCountries({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                name: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/countries${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Ülke ekler
 */
export function postCountries({ body }: {
    body: {
        /** ISO 3166-1, iki harf. */
        code: string;
        name: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/countries", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir ülke
 */
export function getCountriesById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/countries/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Ülkeyi değiştirir
 */
export function putCountriesById({ id, body }: {
    id: number;
    body: {
        /** ISO 3166-1, iki harf. */
        code: string;
        name: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/countries/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * İli olmayan bir ülkeyi siler
 */
export function deleteCountriesById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/countries/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * İller
 */
export function getCities({ uid, sessionId, start, length, countryId, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    countryId?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                country_id: number;
                name: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/cities${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        country_id: countryId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * İl ekler
 */
export function postCities({ body }: {
    body: {
        country_id: number;
        name: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                country_id: number;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/cities", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir il
 */
export function getCitiesById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                country_id: number;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/cities/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * İli değiştirir
 */
export function putCitiesById({ id, body }: {
    id: number;
    body: {
        country_id: number;
        name: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                country_id: number;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/cities/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * İlçesi olmayan bir ili siler
 */
export function deleteCitiesById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/cities/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * İlçeler
 */
export function getDistricts({ uid, sessionId, start, length, cityId, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    cityId?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                city_id: number;
                name: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/districts${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        city_id: cityId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * İlçe ekler
 */
export function postDistricts({ body }: {
    body: {
        city_id: number;
        name: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                city_id: number;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/districts", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir ilçe
 */
export function getDistrictsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                city_id: number;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/districts/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * İlçeyi değiştirir
 */
export function putDistrictsById({ id, body }: {
    id: number;
    body: {
        city_id: number;
        name: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                city_id: number;
                name: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/districts/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Mahallesi olmayan bir ilçeyi siler
 */
export function deleteDistrictsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/districts/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Adres formu için bir ilin bütün ilçeleri
 */
export function getPlacesDistricts({ cityId, ifNoneMatch }: {
    cityId: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/places/districts${QS.query(QS.explode({
        city_id: cityId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Adres formu için bir ilçenin bütün mahalleleri
 */
export function getPlacesNeighbourhoods({ districtId, ifNoneMatch }: {
    districtId: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                postal_code: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/places/neighbourhoods${QS.query(QS.explode({
        district_id: districtId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kendi firmasının bakiyesi, vadesi geçeni ve limiti
 */
export function getShoppingBusinessPartnerBalanceById({ id, uid, sessionId }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                business_partner_id: number;
                /** TL; artı: firmanın borcu, eksi: alacağı. Firmanın alıcısına null: o yalnızca limiti görür. */
                balance: number | null;
                /** B: borçlu, A: alacaklı, boş: bakiye yok. */
                balance_type: "" | "B" | "A";
                /** Vadesi geçmiş tutar, TL; firmanın alıcısına null. */
                overdue: number | null;
                credit_limit: number;
                /** Açık hesapla daha ne kadar sipariş verilebilir, TL. */
                available_limit: number;
                payment_term_days: number;
                currency: "TRY";
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/shopping/business-partner-balance/${encodeURIComponent(id)}${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Kendi firmasının hesap hareketleri, eskisi önce
 */
export function getSiteBusinessPartnerReportsAccounts({ uid, sessionId, start, length, businessPartnerId, $from, to, $type }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    businessPartnerId?: number;
    $from?: string;
    to?: string;
    $type?: "invoice" | "payment" | "return" | "opening" | "transfer" | "price_difference";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** İşlem günü, YYYY-AA-GG. */
                date: string;
                /** Borç satırlarının vadesi. */
                due_date: string | null;
                document_no: string;
                "type": "invoice" | "payment" | "return" | "opening" | "transfer" | "price_difference";
                type_text: string;
                description: string;
                debit: number;
                credit: number;
                /** Bu satırdan sonraki bakiye. */
                balance: number;
                /** B: borçlu, A: alacaklı, boş: bakiye yok. */
                balance_type: "" | "B" | "A";
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/business-partner-reports/accounts${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        business_partner_id: businessPartnerId,
        "from": $from,
        to,
        "type": $type
    }))}`, {
        ...opts
    });
}
/**
 * Ziyaretçinin kullanabileceği ödeme yöntemleri
 */
export function getPaymentTypes({ uid, sessionId, endUserPaymentTypes }: {
    uid?: string | null;
    sessionId?: string | null;
    endUserPaymentTypes?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                description: string;
                /** TL, KDV dahil; onaydan önce müşteriye gösterilir. */
                fee: number;
                /** Bu yöntemle ödenebilecek en yüksek tutar, TL. */
                limit: number | null;
                /** Yalnızca Havale/EFT için. */
                bank_accounts: {
                    bank: string;
                    branch: string;
                    holder: string;
                    iban: string;
                    currency: string;
                }[];
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/payment-types${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        end_user_payment_types: endUserPaymentTypes
    }))}`, {
        ...opts
    });
}
/**
 * Kargo firmaları
 */
export function getCargos({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                /** `parcel`: mağaza gönderir. `receiver_pays`: alıcı kargoya öder. `ambar`: alıcı ambardan alır. Son ikisi onaylı toptan müşteriler içindir, fiyatı 0’dır ve kapıda ödemesi yoktur. */
                kind: "parcel" | "receiver_pays" | "ambar";
                /** TL, KDV dahil; sepet ücretsiz kargo sınırına ulaşınca alınmaz. */
                price: number;
                /** İş günü. */
                min_days: number;
                max_days: number;
                cash_on_delivery: boolean;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/cargos${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kargo firması ekler
 */
export function postCargos({ body }: {
    body: {
        name: string;
        kind?: "parcel" | "receiver_pays" | "ambar";
        vkn: string;
        tracking_url?: string;
        price: number;
        kdv_rate?: 0 | 1 | 10 | 20;
        min_days: number;
        max_days: number;
        cash_on_delivery: boolean;
        active?: boolean;
        position?: number;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                /** `parcel`: mağaza gönderir. `receiver_pays`: alıcı kargoya öder. `ambar`: alıcı ambardan alır. Son ikisi onaylı toptan müşteriler içindir, fiyatı 0’dır ve kapıda ödemesi yoktur. */
                kind: "parcel" | "receiver_pays" | "ambar";
                /** TL, KDV dahil; sepet ücretsiz kargo sınırına ulaşınca alınmaz. */
                price: number;
                /** İş günü. */
                min_days: number;
                max_days: number;
                cash_on_delivery: boolean;
                /** Firmanın vergi kimlik numarası; e-arşiv faturada durur. */
                vkn: string;
                /** Takip adresi; `{no}` yerine takip numarası yazılır. */
                tracking_url: string;
                kdv_rate: number;
                /** false: artık seçilemez, yalnızca çalışanlara görünür. */
                active: boolean;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/cargos", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir kargo firması
 */
export function getCargosById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                /** `parcel`: mağaza gönderir. `receiver_pays`: alıcı kargoya öder. `ambar`: alıcı ambardan alır. Son ikisi onaylı toptan müşteriler içindir, fiyatı 0’dır ve kapıda ödemesi yoktur. */
                kind: "parcel" | "receiver_pays" | "ambar";
                /** TL, KDV dahil; sepet ücretsiz kargo sınırına ulaşınca alınmaz. */
                price: number;
                /** İş günü. */
                min_days: number;
                max_days: number;
                cash_on_delivery: boolean;
                /** Firmanın vergi kimlik numarası; e-arşiv faturada durur. */
                vkn: string;
                /** Takip adresi; `{no}` yerine takip numarası yazılır. */
                tracking_url: string;
                kdv_rate: number;
                /** false: artık seçilemez, yalnızca çalışanlara görünür. */
                active: boolean;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/cargos/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Kargo firmasını değiştirir
 */
export function putCargosById({ id, body }: {
    id: number;
    body: {
        name: string;
        kind?: "parcel" | "receiver_pays" | "ambar";
        vkn: string;
        tracking_url?: string;
        price: number;
        kdv_rate?: 0 | 1 | 10 | 20;
        min_days: number;
        max_days: number;
        cash_on_delivery: boolean;
        active?: boolean;
        position?: number;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                /** `parcel`: mağaza gönderir. `receiver_pays`: alıcı kargoya öder. `ambar`: alıcı ambardan alır. Son ikisi onaylı toptan müşteriler içindir, fiyatı 0’dır ve kapıda ödemesi yoktur. */
                kind: "parcel" | "receiver_pays" | "ambar";
                /** TL, KDV dahil; sepet ücretsiz kargo sınırına ulaşınca alınmaz. */
                price: number;
                /** İş günü. */
                min_days: number;
                max_days: number;
                cash_on_delivery: boolean;
                /** Firmanın vergi kimlik numarası; e-arşiv faturada durur. */
                vkn: string;
                /** Takip adresi; `{no}` yerine takip numarası yazılır. */
                tracking_url: string;
                kdv_rate: number;
                /** false: artık seçilemez, yalnızca çalışanlara görünür. */
                active: boolean;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/cargos/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Kargo firmasını kaldırır: taşıdığı siparişler için kaydı durur
 */
export function deleteCargosById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/cargos/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Kendi siparişleri, yenisi önce
 */
export function getSiteOrders({ uid, sessionId, start, length, businessPartnerId }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    businessPartnerId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                status: number;
                status_text: string;
                placed_at: string;
                grand_total: number;
                line_count: number;
                products: {
                    product_name: string;
                    product_image: string | null;
                }[];
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/orders${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        business_partner_id: businessPartnerId
    }))}`, {
        ...opts
    });
}
/**
 * Kendi siparişini, hazırlanmaya başlamadan iptal eder; ödenen tutar geri gider
 */
export function putSiteOrders({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        id: number;
        cancel: true;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                status: number;
                status_text: string;
                placed_at: string;
                expires_at: string | null;
                cancellable: boolean;
                address: {
                    first_name: string;
                    last_name: string;
                    email: string;
                    phone: string;
                    city: string;
                    district: string;
                    neighbourhood: string;
                    street: string;
                    postal_code: string;
                    title: string;
                };
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    name: string;
                    "number": string | null;
                };
                cargo: string;
                payment_type: number;
                payment_name: string;
                note: string;
                products: {
                    id: number;
                    product_code: string;
                    product_name: string;
                    variant_name: string;
                    link: string;
                    product_image: string | null;
                    /** Adet. */
                    amount: number;
                    /** Adet fiyatı, KDV dahil. */
                    price: number;
                    kdv_rate: number;
                    net: number;
                    kdv: number;
                    total_price: number;
                    /** Satıra düşen kampanya ve kupon indirimi. */
                    discount: number;
                    /** İndirimlerden sonra satır için ödenen. */
                    charged_price: number;
                    is_promo: boolean;
                    stock: {
                        real_quantity: number;
                    };
                }[];
                /** Satırların toplamı, indirimlerden önce. */
                total_product_price: number;
                campaign_discount: number;
                coupon_discount: number;
                cargo_price: number;
                payment_fee: number;
                /** Ürünler − indirimler + kargo + hizmet bedeli. */
                grand_total: number;
                /** Toplamın içindeki KDV, oran oran; `gross` tutarları `grand_total` eder. */
                kdv: {
                    /** Yüzde. */
                    rate: number;
                    /** Matrah. */
                    net: number;
                    kdv: number;
                    /** KDV dahil. */
                    gross: number;
                }[];
                campaign_title: string | null;
                coupon: string | null;
                history: {
                    status: number;
                    status_text: string;
                    at: string;
                    reason: string;
                    /** Mağazanın alıcıya yazdığı açıklama. */
                    note: string;
                }[];
                shipments: {
                    id: number;
                    cargo: string;
                    tracking_number: string;
                    tracking_url: string;
                    shipped_at: string;
                    delivered_at: string | null;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                /** İadeler sipariş durumu değil, ayrı kayıtlardır. */
                returns: {
                    id: number;
                    kind: "withdrawal" | "defective" | "damaged" | "wrong" | "undelivered";
                    state: "asked" | "accepted" | "received" | "refunded" | "refused";
                    note: string;
                    asked_at: string;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                refunds: {
                    id: number;
                    means: "card" | "transfer" | "account";
                    state: "due" | "paid";
                    amount: number;
                    paid_at: string | null;
                }[];
                /** Gönderilmeyecek olanlar. */
                cancelled_products: {
                    line_id: number;
                    /** Adet. */
                    amount: number;
                }[];
                /** Alıcının bildirdiği havaleler. */
                payment_notices: {
                    id: number;
                    state: "waiting" | "confirmed" | "refused";
                    bank: string;
                    amount: number;
                    paid_on: string;
                    sender: string;
                    note: string;
                    has_receipt: boolean;
                    sent_at: string;
                    /** Reddedildiyse mağazanın açıklaması. */
                    reason: string;
                }[];
                /** Cayma süresinin bittiği an; teslim edilmediyse null. */
                withdraw_until: string | null;
                invoice_number: string | null;
                contracts: {
                    id: string;
                    version: string;
                    title: string;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "not_cancellable";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/orders", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Son sipariş; yoksa null
 */
export function getSiteOrdersGetLast({ uid, sessionId }: {
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                status: number;
                status_text: string;
                placed_at: string;
                grand_total: number;
                line_count: number;
                products: {
                    product_name: string;
                    product_image: string | null;
                }[];
            } | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/orders/get-last${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Verdiği siparişin bilgileriyle misafiri üye yapar
 */
export function postSiteUserRegisterGuest({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Bu oturumla verilmiş sipariş. */
        order_code: string;
        password: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                /** sent: bağlantı gönderildi. member: oturum zaten bir üyenin. */
                status: "sent" | "member";
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_attempts";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/user/register-guest", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Numarasıyla bir siparişin ödenecek tutarı
 */
export function getOrdersCodeByCode({ code, uid, sessionId }: {
    code: string;
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                code: string;
                status: number;
                status_text: string;
                placed_at: string;
                grand_total: number;
                /** TL; kartla ödenebilecek tutar, 0: ödenecek bir şey yok. */
                amount_due: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/orders/code/${encodeURIComponent(code)}${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Değer listeleri: 13 sipariş durumu, 27 sepete ekleme miktarı
 */
export function getEnumsListByGroupByGroup({ group, uid, sessionId, ifNoneMatch }: {
    group: string;
    uid?: string | null;
    sessionId?: string | null;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                value: number;
                text: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/enums/listByGroup/${encodeURIComponent(group)}${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Sepetten sipariş verir
 */
export function postShoppingOrders({ idempotencyKey, body }: {
    idempotencyKey: string;
    body: {
        /** Üyenin kayıtlı adresi: `GET /api/site/addresses`. Verilirse `address` gönderilmez. */
        address_id?: number;
        /** Teslimat adresi. */
        address?: {
            first_name: string;
            last_name: string;
            email: string;
            /** Cep telefonu, `05xx xxx xx xx` ya da `+90…`. */
            phone: string;
            /** İlin numarası (plaka kodu). */
            city_id: number;
            /** İlçenin numarası; seçilen ile ait olmalıdır. */
            district_id: number;
            /** Mahallenin adı; ilçenin mahalleleriyle karşılaştırılır. */
            neighbourhood: string;
            /** Cadde, sokak, kapı ve daire. */
            street: string;
            /** Beş rakam ya da boş. */
            postal_code?: string;
            /** Adresin adı, örneğin Ev. */
            title?: string;
        };
        /** Faturanın kime kesileceği. */
        invoice: {
            kind: "bireysel";
            /** 11 haneli T.C. kimlik numarası; verilmeyebilir. */
            tckn?: string | null;
        } | {
            kind: "kurumsal";
            unvan: string;
            vergi_dairesi: string;
            /** 10 haneli vergi kimlik numarası ya da şahıs şirketinde TCKN. */
            vkn: string;
        };
        /** Kargo firması: `GET /api/cargos`. */
        cargo_id: number;
        /** Ambar adı ve şubesi; yalnızca `kind` değeri `ambar` olan gönderimde gerekli. */
        depot?: string;
        /** 1 kredi kartı, 2 Havale/EFT, 3 açık hesap, 4 kapıda ödeme: `GET /api/payment-types`. */
        payment_type: 1 | 2 | 3 | 4;
        /** Kartla ödemede taksit sayısı; verilmezse tek çekim. */
        installments?: number;
        /** Kupon kodu; null kuponsuz. Verilmezse sepetteki kupon kullanılır. Kullanılamıyorsa sipariş verilmez. */
        coupon?: string | null;
        /** Müşterinin notu. */
        note?: string;
        /** Onaylanan sözleşmeler, gösterilen sürümleriyle: tüketicide `pre-information` ve `distance-sale`, toptan müşteride `sales-terms`. */
        contracts: {
            id: string;
            version: string;
            accepted: true;
        }[];
        /** Müşteriye gösterilen toplam, TL. Siparişin toplamı kuruşu kuruşuna bu değilse sipariş verilmez: `price_changed` yeni tutarları söyler. Gönderilmesi önerilir. */
        expected_total?: number;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                status: number;
                status_text: string;
                payment_type: number;
                grand_total: number;
                /** Ödenmezse iptal edileceği an, ISO 8601. */
                expires_at: string | null;
                /** Siparişin sayfası; oturumu olmayan da açabilir. */
                link: string;
                /** Kartla ödemede kartın girileceği sayfaya götüren adres. */
                payment_url: string | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "idempotency_key_missing" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "may_not_order";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "address_not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "approval_needed" | "below_minimum" | "blocked_lines" | "call_in_flight" | "carrier_unavailable" | "contracts_not_accepted" | "coupon_refused" | "empty_basket" | "payment_unavailable" | "phone_unconfirmed" | "price_changed" | "too_many_open_orders";
            details?: {
                quote: {
                    /** Satırların toplamı, indirimlerden önce. */
                    total_product_price: number;
                    campaign_discount: number;
                    coupon_discount: number;
                    cargo_price: number;
                    payment_fee: number;
                    /** Ürünler − indirimler + kargo + hizmet bedeli. */
                    grand_total: number;
                    /** Toplamın içindeki KDV, oran oran; `gross` tutarları `grand_total` eder. */
                    kdv: {
                        /** Yüzde. */
                        rate: number;
                        /** Matrah. */
                        net: number;
                        kdv: number;
                        /** KDV dahil. */
                        gross: number;
                    }[];
                };
            };
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/shopping/orders", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Kapıda ödemeyi onaylayan kodu SMS ile gönderir
 */
export function postShoppingPhoneCodes({ body }: {
    body: {
        /** Siparişin teslimat adresindeki cep telefonu. */
        phone: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                status: "sent" | "confirmed";
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "phone_code_not_sent";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/shopping/phone-codes", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * SMS ile gelen kodla numarayı onaylar
 */
export function postShoppingPhoneCodesConfirm({ body }: {
    body: {
        /** Siparişin teslimat adresindeki cep telefonu. */
        phone: string;
        code: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                status: "sent" | "confirmed";
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "phone_code_refused";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/shopping/phone-codes/confirm", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Sepet için ödeme yöntemleri, taksitleriyle
 */
export function getPaymentTypeGetDetails({ uid, sessionId }: {
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                description: string;
                fee: number;
                /** Bu sepetle seçilebilir mi. */
                usable: boolean;
                /** Yalnızca kart için; sepetin toplamıyla. */
                installments: {
                    /** 1: tek çekim. */
                    count: number;
                    monthly: number;
                    /** Vade farkı, TL. */
                    fee: number;
                    total: number;
                }[];
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/payment-type/get-details${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Kart ödemesi bekleyen kendi siparişi için ödeme adresi verir
 */
export function postPaymentCompleteOrderPayment({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        order_code: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                code: string;
                status: number;
                status_text: string;
                payment_url: string | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "not_payable";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/payment/complete-order-payment", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Numarasıyla bir siparişin kartla ödemesini başlatır
 */
export function postShoppingMpOrder({ idempotencyKey, body }: {
    idempotencyKey: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        code: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                payment_id: string;
                /** TL. */
                amount: number;
                /** Kartın girileceği sayfaya giden yol. */
                link: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "idempotency_key_missing" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight" | "nothing_due";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/shopping/mp/order", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Kendi firmasının cari hesabına kartla ödeme başlatır
 */
export function postShoppingMpBusinessPartner({ idempotencyKey, body }: {
    idempotencyKey: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** TL, en çok iki ondalık. */
        amount: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                payment_id: string;
                /** TL. */
                amount: number;
                /** Kartın girileceği sayfaya giden yol. */
                link: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "idempotency_key_missing" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "may_not_pay" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/shopping/mp/business-partner", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Kendi siparişinin tamamı: satırlar, tutarlar, geçmiş
 */
export function getOrdersDetailById({ id, uid, sessionId }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                status: number;
                status_text: string;
                placed_at: string;
                expires_at: string | null;
                cancellable: boolean;
                address: {
                    first_name: string;
                    last_name: string;
                    email: string;
                    phone: string;
                    city: string;
                    district: string;
                    neighbourhood: string;
                    street: string;
                    postal_code: string;
                    title: string;
                };
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    name: string;
                    "number": string | null;
                };
                cargo: string;
                payment_type: number;
                payment_name: string;
                note: string;
                products: {
                    id: number;
                    product_code: string;
                    product_name: string;
                    variant_name: string;
                    link: string;
                    product_image: string | null;
                    /** Adet. */
                    amount: number;
                    /** Adet fiyatı, KDV dahil. */
                    price: number;
                    kdv_rate: number;
                    net: number;
                    kdv: number;
                    total_price: number;
                    /** Satıra düşen kampanya ve kupon indirimi. */
                    discount: number;
                    /** İndirimlerden sonra satır için ödenen. */
                    charged_price: number;
                    is_promo: boolean;
                    stock: {
                        real_quantity: number;
                    };
                }[];
                /** Satırların toplamı, indirimlerden önce. */
                total_product_price: number;
                campaign_discount: number;
                coupon_discount: number;
                cargo_price: number;
                payment_fee: number;
                /** Ürünler − indirimler + kargo + hizmet bedeli. */
                grand_total: number;
                /** Toplamın içindeki KDV, oran oran; `gross` tutarları `grand_total` eder. */
                kdv: {
                    /** Yüzde. */
                    rate: number;
                    /** Matrah. */
                    net: number;
                    kdv: number;
                    /** KDV dahil. */
                    gross: number;
                }[];
                campaign_title: string | null;
                coupon: string | null;
                history: {
                    status: number;
                    status_text: string;
                    at: string;
                    reason: string;
                    /** Mağazanın alıcıya yazdığı açıklama. */
                    note: string;
                }[];
                shipments: {
                    id: number;
                    cargo: string;
                    tracking_number: string;
                    tracking_url: string;
                    shipped_at: string;
                    delivered_at: string | null;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                /** İadeler sipariş durumu değil, ayrı kayıtlardır. */
                returns: {
                    id: number;
                    kind: "withdrawal" | "defective" | "damaged" | "wrong" | "undelivered";
                    state: "asked" | "accepted" | "received" | "refunded" | "refused";
                    note: string;
                    asked_at: string;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                refunds: {
                    id: number;
                    means: "card" | "transfer" | "account";
                    state: "due" | "paid";
                    amount: number;
                    paid_at: string | null;
                }[];
                /** Gönderilmeyecek olanlar. */
                cancelled_products: {
                    line_id: number;
                    /** Adet. */
                    amount: number;
                }[];
                /** Alıcının bildirdiği havaleler. */
                payment_notices: {
                    id: number;
                    state: "waiting" | "confirmed" | "refused";
                    bank: string;
                    amount: number;
                    paid_on: string;
                    sender: string;
                    note: string;
                    has_receipt: boolean;
                    sent_at: string;
                    /** Reddedildiyse mağazanın açıklaması. */
                    reason: string;
                }[];
                /** Cayma süresinin bittiği an; teslim edilmediyse null. */
                withdraw_until: string | null;
                invoice_number: string | null;
                contracts: {
                    id: string;
                    version: string;
                    title: string;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/orders/detail/${encodeURIComponent(id)}${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Kendi siparişi için havale yaptığını bildirir
 */
export function postShoppingOrdersByCodePaymentNotices({ code, idempotencyKey, body }: {
    code: string;
    idempotencyKey: string;
    body: {
        /** `GET /api/payment-types` yanıtındaki banka hesabı. */
        bank_account_id: number;
        /** Gönderilen tutar, TL. */
        amount: number;
        /** Gönderildiği gün, `2026-11-20`; en çok 90 gün önce. */
        paid_on: string;
        /** Gönderen hesabın sahibi. */
        sender: string;
        note?: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                state: "waiting" | "confirmed" | "refused";
                bank: string;
                amount: number;
                paid_on: string;
                sender: string;
                note: string;
                has_receipt: boolean;
                sent_at: string;
                /** Reddedildiyse mağazanın açıklaması. */
                reason: string;
                order_code: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "idempotency_key_missing" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight" | "notice_refused";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/shopping/orders/${encodeURIComponent(code)}/payment-notices`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Kontrol edilmeyi bekleyen ödeme bildirimleri, eskisi önce
 */
export function getPaymentNotices({ uid, sessionId, start, length }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                state: "waiting" | "confirmed" | "refused";
                bank: string;
                amount: number;
                paid_on: string;
                sender: string;
                note: string;
                has_receipt: boolean;
                sent_at: string;
                /** Reddedildiyse mağazanın açıklaması. */
                reason: string;
                order_code: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/payment-notices${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts
    });
}
/**
 * Bildirilen havaleyi onaylar ya da gerekçesiyle reddeder; alıcıya e-posta gider
 */
export function putPaymentNoticesById({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        state: "confirmed" | "refused";
        /** Gelen tutar, TL; yazılmazsa bildirilen. */
        amount?: number;
        /** Redde gerekli; alıcı okur. */
        reason?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                state: "confirmed" | "refused";
                order_code: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "notice_not_decided";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/payment-notices/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Mağazanın siparişleri, yenisi önce
 */
export function getOrders({ uid, sessionId, start, length, status }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    status?: "1" | "2" | "90" | "96" | "97" | "98" | "99";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                status: number;
                status_text: string;
                name: string;
                email: string;
                placed_at: string;
                grand_total: number;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/orders${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        status
    }))}`, {
        ...opts
    });
}
/**
 * Bir siparişin tamamı
 */
export function getOrdersById({ id, uid, sessionId }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                status: number;
                status_text: string;
                placed_at: string;
                expires_at: string | null;
                cancellable: boolean;
                address: {
                    first_name: string;
                    last_name: string;
                    email: string;
                    phone: string;
                    city: string;
                    district: string;
                    neighbourhood: string;
                    street: string;
                    postal_code: string;
                    title: string;
                };
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    name: string;
                    "number": string | null;
                };
                cargo: string;
                payment_type: number;
                payment_name: string;
                note: string;
                products: {
                    id: number;
                    product_code: string;
                    product_name: string;
                    variant_name: string;
                    link: string;
                    product_image: string | null;
                    /** Adet. */
                    amount: number;
                    /** Adet fiyatı, KDV dahil. */
                    price: number;
                    kdv_rate: number;
                    net: number;
                    kdv: number;
                    total_price: number;
                    /** Satıra düşen kampanya ve kupon indirimi. */
                    discount: number;
                    /** İndirimlerden sonra satır için ödenen. */
                    charged_price: number;
                    is_promo: boolean;
                    stock: {
                        real_quantity: number;
                    };
                }[];
                /** Satırların toplamı, indirimlerden önce. */
                total_product_price: number;
                campaign_discount: number;
                coupon_discount: number;
                cargo_price: number;
                payment_fee: number;
                /** Ürünler − indirimler + kargo + hizmet bedeli. */
                grand_total: number;
                /** Toplamın içindeki KDV, oran oran; `gross` tutarları `grand_total` eder. */
                kdv: {
                    /** Yüzde. */
                    rate: number;
                    /** Matrah. */
                    net: number;
                    kdv: number;
                    /** KDV dahil. */
                    gross: number;
                }[];
                campaign_title: string | null;
                coupon: string | null;
                history: {
                    status: number;
                    status_text: string;
                    at: string;
                    reason: string;
                    /** Mağazanın alıcıya yazdığı açıklama. */
                    note: string;
                }[];
                shipments: {
                    id: number;
                    cargo: string;
                    tracking_number: string;
                    tracking_url: string;
                    shipped_at: string;
                    delivered_at: string | null;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                /** İadeler sipariş durumu değil, ayrı kayıtlardır. */
                returns: {
                    id: number;
                    kind: "withdrawal" | "defective" | "damaged" | "wrong" | "undelivered";
                    state: "asked" | "accepted" | "received" | "refunded" | "refused";
                    note: string;
                    asked_at: string;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                refunds: {
                    id: number;
                    means: "card" | "transfer" | "account";
                    state: "due" | "paid";
                    amount: number;
                    paid_at: string | null;
                }[];
                /** Gönderilmeyecek olanlar. */
                cancelled_products: {
                    line_id: number;
                    /** Adet. */
                    amount: number;
                }[];
                /** Alıcının bildirdiği havaleler. */
                payment_notices: {
                    id: number;
                    state: "waiting" | "confirmed" | "refused";
                    bank: string;
                    amount: number;
                    paid_on: string;
                    sender: string;
                    note: string;
                    has_receipt: boolean;
                    sent_at: string;
                    /** Reddedildiyse mağazanın açıklaması. */
                    reason: string;
                }[];
                /** Cayma süresinin bittiği an; teslim edilmediyse null. */
                withdraw_until: string | null;
                invoice_number: string | null;
                contracts: {
                    id: string;
                    version: string;
                    title: string;
                }[];
                /** Son 90 gündeki ilk ve son geliş; analitik çerezlerine izin verilmediyse null. */
                referrer: {
                    first: Touch;
                    last: Touch;
                } | null;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/orders/${encodeURIComponent(id)}${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Siparişi sonraki adıma geçirir; alıcıya e-posta gider
 */
export function putOrdersById({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        to_status: 1 | 2 | 97 | 99;
        /** İptalde gerekli; alıcı okur. */
        reason?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                status: number;
                status_text: string;
                placed_at: string;
                expires_at: string | null;
                cancellable: boolean;
                address: {
                    first_name: string;
                    last_name: string;
                    email: string;
                    phone: string;
                    city: string;
                    district: string;
                    neighbourhood: string;
                    street: string;
                    postal_code: string;
                    title: string;
                };
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    name: string;
                    "number": string | null;
                };
                cargo: string;
                payment_type: number;
                payment_name: string;
                note: string;
                products: {
                    id: number;
                    product_code: string;
                    product_name: string;
                    variant_name: string;
                    link: string;
                    product_image: string | null;
                    /** Adet. */
                    amount: number;
                    /** Adet fiyatı, KDV dahil. */
                    price: number;
                    kdv_rate: number;
                    net: number;
                    kdv: number;
                    total_price: number;
                    /** Satıra düşen kampanya ve kupon indirimi. */
                    discount: number;
                    /** İndirimlerden sonra satır için ödenen. */
                    charged_price: number;
                    is_promo: boolean;
                    stock: {
                        real_quantity: number;
                    };
                }[];
                /** Satırların toplamı, indirimlerden önce. */
                total_product_price: number;
                campaign_discount: number;
                coupon_discount: number;
                cargo_price: number;
                payment_fee: number;
                /** Ürünler − indirimler + kargo + hizmet bedeli. */
                grand_total: number;
                /** Toplamın içindeki KDV, oran oran; `gross` tutarları `grand_total` eder. */
                kdv: {
                    /** Yüzde. */
                    rate: number;
                    /** Matrah. */
                    net: number;
                    kdv: number;
                    /** KDV dahil. */
                    gross: number;
                }[];
                campaign_title: string | null;
                coupon: string | null;
                history: {
                    status: number;
                    status_text: string;
                    at: string;
                    reason: string;
                    /** Mağazanın alıcıya yazdığı açıklama. */
                    note: string;
                }[];
                shipments: {
                    id: number;
                    cargo: string;
                    tracking_number: string;
                    tracking_url: string;
                    shipped_at: string;
                    delivered_at: string | null;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                /** İadeler sipariş durumu değil, ayrı kayıtlardır. */
                returns: {
                    id: number;
                    kind: "withdrawal" | "defective" | "damaged" | "wrong" | "undelivered";
                    state: "asked" | "accepted" | "received" | "refunded" | "refused";
                    note: string;
                    asked_at: string;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                refunds: {
                    id: number;
                    means: "card" | "transfer" | "account";
                    state: "due" | "paid";
                    amount: number;
                    paid_at: string | null;
                }[];
                /** Gönderilmeyecek olanlar. */
                cancelled_products: {
                    line_id: number;
                    /** Adet. */
                    amount: number;
                }[];
                /** Alıcının bildirdiği havaleler. */
                payment_notices: {
                    id: number;
                    state: "waiting" | "confirmed" | "refused";
                    bank: string;
                    amount: number;
                    paid_on: string;
                    sender: string;
                    note: string;
                    has_receipt: boolean;
                    sent_at: string;
                    /** Reddedildiyse mağazanın açıklaması. */
                    reason: string;
                }[];
                /** Cayma süresinin bittiği an; teslim edilmediyse null. */
                withdraw_until: string | null;
                invoice_number: string | null;
                contracts: {
                    id: string;
                    version: string;
                    title: string;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "status_refused";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/orders/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Siparişin tamamını ya da bir bölümünü kargoya verir
 */
export function postOrdersByIdShipments({ id, idempotencyKey, body }: {
    id: number;
    idempotencyKey: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        cargo_id?: number;
        tracking_number?: string;
        /** Elle yazılan adres; kargonunkinden önce gelir. */
        tracking_url?: string;
        /** Yazılmazsa kalan ürünlerin hepsi. */
        products?: {
            line_id: number;
            amount: number;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                status: number;
                status_text: string;
                placed_at: string;
                expires_at: string | null;
                cancellable: boolean;
                address: {
                    first_name: string;
                    last_name: string;
                    email: string;
                    phone: string;
                    city: string;
                    district: string;
                    neighbourhood: string;
                    street: string;
                    postal_code: string;
                    title: string;
                };
                invoice: {
                    kind: "bireysel" | "kurumsal";
                    name: string;
                    "number": string | null;
                };
                cargo: string;
                payment_type: number;
                payment_name: string;
                note: string;
                products: {
                    id: number;
                    product_code: string;
                    product_name: string;
                    variant_name: string;
                    link: string;
                    product_image: string | null;
                    /** Adet. */
                    amount: number;
                    /** Adet fiyatı, KDV dahil. */
                    price: number;
                    kdv_rate: number;
                    net: number;
                    kdv: number;
                    total_price: number;
                    /** Satıra düşen kampanya ve kupon indirimi. */
                    discount: number;
                    /** İndirimlerden sonra satır için ödenen. */
                    charged_price: number;
                    is_promo: boolean;
                    stock: {
                        real_quantity: number;
                    };
                }[];
                /** Satırların toplamı, indirimlerden önce. */
                total_product_price: number;
                campaign_discount: number;
                coupon_discount: number;
                cargo_price: number;
                payment_fee: number;
                /** Ürünler − indirimler + kargo + hizmet bedeli. */
                grand_total: number;
                /** Toplamın içindeki KDV, oran oran; `gross` tutarları `grand_total` eder. */
                kdv: {
                    /** Yüzde. */
                    rate: number;
                    /** Matrah. */
                    net: number;
                    kdv: number;
                    /** KDV dahil. */
                    gross: number;
                }[];
                campaign_title: string | null;
                coupon: string | null;
                history: {
                    status: number;
                    status_text: string;
                    at: string;
                    reason: string;
                    /** Mağazanın alıcıya yazdığı açıklama. */
                    note: string;
                }[];
                shipments: {
                    id: number;
                    cargo: string;
                    tracking_number: string;
                    tracking_url: string;
                    shipped_at: string;
                    delivered_at: string | null;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                /** İadeler sipariş durumu değil, ayrı kayıtlardır. */
                returns: {
                    id: number;
                    kind: "withdrawal" | "defective" | "damaged" | "wrong" | "undelivered";
                    state: "asked" | "accepted" | "received" | "refunded" | "refused";
                    note: string;
                    asked_at: string;
                    products: {
                        line_id: number;
                        /** Adet. */
                        amount: number;
                    }[];
                }[];
                refunds: {
                    id: number;
                    means: "card" | "transfer" | "account";
                    state: "due" | "paid";
                    amount: number;
                    paid_at: string | null;
                }[];
                /** Gönderilmeyecek olanlar. */
                cancelled_products: {
                    line_id: number;
                    /** Adet. */
                    amount: number;
                }[];
                /** Alıcının bildirdiği havaleler. */
                payment_notices: {
                    id: number;
                    state: "waiting" | "confirmed" | "refused";
                    bank: string;
                    amount: number;
                    paid_on: string;
                    sender: string;
                    note: string;
                    has_receipt: boolean;
                    sent_at: string;
                    /** Reddedildiyse mağazanın açıklaması. */
                    reason: string;
                }[];
                /** Cayma süresinin bittiği an; teslim edilmediyse null. */
                withdraw_until: string | null;
                invoice_number: string | null;
                contracts: {
                    id: string;
                    version: string;
                    title: string;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "idempotency_key_missing" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight" | "status_refused";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "cannot_ship" | "idempotency_key_reused";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/orders/${encodeURIComponent(id)}/shipments`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Grubun şu an bu ziyaretçiye gösterilen afişleri
 */
export function getBannerGroupsByIdBanners({ id, uid, sessionId, start, length, ifNoneMatch }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                title: string;
                text: string;
                alt: string;
                image: string;
                image_narrow: string;
                link: string;
                /** 1 kategori, 2 ürün, 3 içerik, 4 başka site (yeni sekmede), 5 mağazanın sayfası. */
                link_type: number;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/banner-groups/${encodeURIComponent(id)}/banners${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Afiş grupları
 */
export function getBannerGroups({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                layout: "grid" | "strip";
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/banner-groups${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Afiş grubu ekler
 */
export function postBannerGroups({ body }: {
    body: {
        code: string;
        /** Ekran okuyucuların grubu tanıttığı ad. */
        title: string;
        /** grid: yan yana; strip: kaydırılan şerit. */
        layout?: "grid" | "strip";
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                layout: "grid" | "strip";
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/banner-groups", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir afiş grubu
 */
export function getBannerGroupsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                layout: "grid" | "strip";
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/banner-groups/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Afiş grubunu değiştirir
 */
export function putBannerGroupsById({ id, body }: {
    id: number;
    body: {
        code: string;
        /** Ekran okuyucuların grubu tanıttığı ad. */
        title: string;
        /** grid: yan yana; strip: kaydırılan şerit. */
        layout?: "grid" | "strip";
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                code: string;
                title: string;
                layout: "grid" | "strip";
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/banner-groups/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Boş bir afiş grubunu siler
 */
export function deleteBannerGroupsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/banner-groups/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Bütün afişler, henüz gösterilmeyenler de
 */
export function getBanners({ uid, sessionId, start, length, groupId, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    groupId?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                group_id: number;
                picture: string;
                picture_narrow: string | null;
                title: string;
                text: string;
                alt: string;
                link: string;
                /** 1 kategori, 2 ürün, 3 içerik, 4 başka site (yeni sekmede), 5 mağazanın sayfası. */
                link_type: number;
                audiences: ("guests" | "retail" | "wholesale")[];
                begins_at: string | null;
                ends_at: string | null;
                position: number;
                active: boolean;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/banners${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        group_id: groupId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Afiş ekler
 */
export function postBanners({ body }: {
    body: {
        group_id: number;
        /** Geniş ekranların resmi: `/media/anahtar/640.webp` adresindeki anahtar. */
        picture: string;
        /** Dar ekranların resmi; null: geniş resmin ortası. */
        picture_narrow?: string | null;
        title?: string;
        text?: string;
        /** Resmi görmeyenlere ne gösterdiği. Başlık yoksa zorunlu. */
        alt?: string;
        link?: string;
        link_type?: 1 | 2 | 3 | 4 | 5;
        /** Boş: herkes. */
        audiences?: ("guests" | "retail" | "wholesale")[];
        begins_at?: string | null;
        ends_at?: string | null;
        position?: number;
        active?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                group_id: number;
                picture: string;
                picture_narrow: string | null;
                title: string;
                text: string;
                alt: string;
                link: string;
                /** 1 kategori, 2 ürün, 3 içerik, 4 başka site (yeni sekmede), 5 mağazanın sayfası. */
                link_type: number;
                audiences: ("guests" | "retail" | "wholesale")[];
                begins_at: string | null;
                ends_at: string | null;
                position: number;
                active: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/banners", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir afiş
 */
export function getBannersById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                group_id: number;
                picture: string;
                picture_narrow: string | null;
                title: string;
                text: string;
                alt: string;
                link: string;
                /** 1 kategori, 2 ürün, 3 içerik, 4 başka site (yeni sekmede), 5 mağazanın sayfası. */
                link_type: number;
                audiences: ("guests" | "retail" | "wholesale")[];
                begins_at: string | null;
                ends_at: string | null;
                position: number;
                active: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/banners/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Afişi değiştirir
 */
export function putBannersById({ id, body }: {
    id: number;
    body: {
        group_id: number;
        /** Geniş ekranların resmi: `/media/anahtar/640.webp` adresindeki anahtar. */
        picture: string;
        /** Dar ekranların resmi; null: geniş resmin ortası. */
        picture_narrow?: string | null;
        title?: string;
        text?: string;
        /** Resmi görmeyenlere ne gösterdiği. Başlık yoksa zorunlu. */
        alt?: string;
        link?: string;
        link_type?: 1 | 2 | 3 | 4 | 5;
        /** Boş: herkes. */
        audiences?: ("guests" | "retail" | "wholesale")[];
        begins_at?: string | null;
        ends_at?: string | null;
        position?: number;
        active?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                group_id: number;
                picture: string;
                picture_narrow: string | null;
                title: string;
                text: string;
                alt: string;
                link: string;
                /** 1 kategori, 2 ürün, 3 içerik, 4 başka site (yeni sekmede), 5 mağazanın sayfası. */
                link_type: number;
                audiences: ("guests" | "retail" | "wholesale")[];
                begins_at: string | null;
                ends_at: string | null;
                position: number;
                active: boolean;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/banners/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Afişi siler
 */
export function deleteBannersById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/banners/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Galeriler; gizlenenleri yalnızca mağaza görür
 */
export function getGalleries({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                picture_count: number;
                /** İlk resim. */
                image: string | null;
                active: boolean;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/galleries${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Galeri ekler
 */
export function postGalleries({ body }: {
    body: {
        title: string;
        summary?: string;
        position?: number;
        active?: boolean;
        /** Gösterilecekleri sırayla. */
        pictures?: {
            /** `/media/anahtar/640.webp` adresindeki anahtar. */
            picture: string;
            title?: string;
            /** Resmi görmeyenlere ne gösterdiği. */
            alt: string;
        }[];
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                path: string;
                title: string;
                summary: string;
                position: number;
                active: boolean;
                pictures: {
                    picture: string;
                    title: string;
                    alt: string;
                    image: string;
                }[];
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/galleries", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir galeri, resimleriyle
 */
export function getGalleriesById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                path: string;
                title: string;
                summary: string;
                position: number;
                active: boolean;
                pictures: {
                    picture: string;
                    title: string;
                    alt: string;
                    image: string;
                }[];
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/galleries/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Galeriyi resimleriyle birlikte değiştirir
 */
export function putGalleriesById({ id, body }: {
    id: number;
    body: {
        title: string;
        summary?: string;
        position?: number;
        active?: boolean;
        /** Gösterilecekleri sırayla. */
        pictures?: {
            /** `/media/anahtar/640.webp` adresindeki anahtar. */
            picture: string;
            title?: string;
            /** Resmi görmeyenlere ne gösterdiği. */
            alt: string;
        }[];
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                path: string;
                title: string;
                summary: string;
                position: number;
                active: boolean;
                pictures: {
                    picture: string;
                    title: string;
                    alt: string;
                    image: string;
                }[];
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/galleries/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Galeriyi siler; resimlerin dosyaları kalır
 */
export function deleteGalleriesById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/galleries/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * İçerik arama
 */
export function getContentsFind({ uid, sessionId, q, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    q: string;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
                kind: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
                link: string;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                category: {
                    link: string;
                    title: string;
                } | null;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/find${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        q,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Sık sorulan sorularda arama
 */
export function getFaqsFind({ uid, sessionId, q, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    q: string;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                group: string;
                question: string;
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                answer: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/faqs/find${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        q,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Yayındaki içerikler, blokları olmadan
 */
export function getContents({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
                kind: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
                link: string;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                category: {
                    link: string;
                    title: string;
                } | null;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * İçerik ekler
 */
export function postContents({ body }: {
    body: {
        title: string;
        /** İstenen bağlantı; verilmezse başlıktan yapılır. Yalnız page türünde. */
        link?: string;
        content_category_id: number | null;
        /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
        kind?: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
        /** Başında göründüğü ürün kategorisi; yalnız category türünde. */
        category_id?: number | null;
        summary?: string;
        blocks: BlockInput[];
        seo_title?: string;
        seo_description?: string;
        /** Metnin tarihi. Verilmezse bloklar değiştiyse bugün, değişmediyse olduğu gibi kalır. */
        version?: string;
        /** draft: yalnız yazarlar görür, yayındaki sürüm kalır; published: hemen yayında; scheduled: publish_at zamanında; withdrawn: yayından kalkar. */
        status?: "draft" | "published" | "scheduled" | "withdrawn";
        /** Yayın zamanı; yalnız scheduled durumunda verilir. */
        publish_at?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
                kind: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
                link: string;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                category: {
                    link: string;
                    title: string;
                } | null;
                content_category_id: number | null;
                blocks: Block[];
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                text: string;
                seo_title: string;
                seo_description: string;
                /** Metnin tarihi, YYYY-AA-GG. */
                version: string;
                updated_at: string;
                /** Başında göründüğü ürün kategorisi; yalnız category türünde. */
                category_id: number | null;
                /** Sürümün sıra numarası. */
                "number": number;
                /** draft: yalnız yazarlar görür, yayındaki sürüm kalır; published: hemen yayında; scheduled: publish_at zamanında; withdrawn: yayından kalkar. */
                status: "draft" | "published" | "scheduled" | "withdrawn";
                /** Yayın zamanı; yalnız scheduled durumunda verilir. */
                publish_at: string | null;
                /** Kaydeden kullanıcı, denetim kaydındaki adıyla. */
                saved_by: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/contents", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bütün içerikler, taslaklarıyla ve durumlarıyla
 */
export function getContentsRecords({ uid, sessionId, start, length, status, kind }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    status?: "draft" | "published" | "scheduled" | "withdrawn";
    kind?: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
                kind: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
                link: string;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                category: {
                    link: string;
                    title: string;
                } | null;
                content_category_id: number | null;
                seo_title: string;
                seo_description: string;
                /** Metnin tarihi, YYYY-AA-GG. */
                version: string;
                updated_at: string;
                /** Başında göründüğü ürün kategorisi; yalnız category türünde. */
                category_id: number | null;
                /** Sürümün sıra numarası. */
                "number": number;
                /** draft: yalnız yazarlar görür, yayındaki sürüm kalır; published: hemen yayında; scheduled: publish_at zamanında; withdrawn: yayından kalkar. */
                status: "draft" | "published" | "scheduled" | "withdrawn";
                /** Yayın zamanı; yalnız scheduled durumunda verilir. */
                publish_at: string | null;
                /** Kaydeden kullanıcı, denetim kaydındaki adıyla. */
                saved_by: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/records${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        status,
        kind
    }))}`, {
        ...opts
    });
}
/**
 * Yayındaki bir içerik, bloklarıyla
 */
export function getContentsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
                kind: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
                link: string;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                category: {
                    link: string;
                    title: string;
                } | null;
                content_category_id: number | null;
                blocks: Block[];
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                text: string;
                seo_title: string;
                seo_description: string;
                /** Metnin tarihi, YYYY-AA-GG. */
                version: string;
                updated_at: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * İçeriğin yeni bir sürümünü kaydeder; bağlantısı değişirse eskisi yenisine yönlenir
 */
export function putContentsById({ id, body }: {
    id: number;
    body: {
        title: string;
        /** İstenen bağlantı; verilmezse başlıktan yapılır. Yalnız page türünde. */
        link?: string;
        content_category_id: number | null;
        /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
        kind?: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
        /** Başında göründüğü ürün kategorisi; yalnız category türünde. */
        category_id?: number | null;
        summary?: string;
        blocks: BlockInput[];
        seo_title?: string;
        seo_description?: string;
        /** Metnin tarihi. Verilmezse bloklar değiştiyse bugün, değişmediyse olduğu gibi kalır. */
        version?: string;
        /** draft: yalnız yazarlar görür, yayındaki sürüm kalır; published: hemen yayında; scheduled: publish_at zamanında; withdrawn: yayından kalkar. */
        status?: "draft" | "published" | "scheduled" | "withdrawn";
        /** Yayın zamanı; yalnız scheduled durumunda verilir. */
        publish_at?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
                kind: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
                link: string;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                category: {
                    link: string;
                    title: string;
                } | null;
                content_category_id: number | null;
                blocks: Block[];
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                text: string;
                seo_title: string;
                seo_description: string;
                /** Metnin tarihi, YYYY-AA-GG. */
                version: string;
                updated_at: string;
                /** Başında göründüğü ürün kategorisi; yalnız category türünde. */
                category_id: number | null;
                /** Sürümün sıra numarası. */
                "number": number;
                /** draft: yalnız yazarlar görür, yayındaki sürüm kalır; published: hemen yayında; scheduled: publish_at zamanında; withdrawn: yayından kalkar. */
                status: "draft" | "published" | "scheduled" | "withdrawn";
                /** Yayın zamanı; yalnız scheduled durumunda verilir. */
                publish_at: string | null;
                /** Kaydeden kullanıcı, denetim kaydındaki adıyla. */
                saved_by: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * İçeriği bütün sürümleriyle siler; menülerin ve sayfaların bağlandığı silinmez
 */
export function deleteContentsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Bir içeriğin en yeni sürümü, yayında olsun olmasın
 */
export function getContentsByIdRecord({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
                kind: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
                link: string;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                category: {
                    link: string;
                    title: string;
                } | null;
                content_category_id: number | null;
                blocks: Block[];
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                text: string;
                seo_title: string;
                seo_description: string;
                /** Metnin tarihi, YYYY-AA-GG. */
                version: string;
                updated_at: string;
                /** Başında göründüğü ürün kategorisi; yalnız category türünde. */
                category_id: number | null;
                /** Sürümün sıra numarası. */
                "number": number;
                /** draft: yalnız yazarlar görür, yayındaki sürüm kalır; published: hemen yayında; scheduled: publish_at zamanında; withdrawn: yayından kalkar. */
                status: "draft" | "published" | "scheduled" | "withdrawn";
                /** Yayın zamanı; yalnız scheduled durumunda verilir. */
                publish_at: string | null;
                /** Kaydeden kullanıcı, denetim kaydındaki adıyla. */
                saved_by: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/${encodeURIComponent(id)}/record`, {
        ...opts
    });
}
/**
 * Bir içeriğin sürümleri, en yenisi önce
 */
export function getContentsByIdVersions({ id, uid, sessionId }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                "number": number;
                title: string;
                version: string;
                status: "draft" | "published" | "scheduled" | "withdrawn";
                publish_at: string | null;
                /** Ziyaretçilerin şu anda gördüğü sürüm. */
                shown: boolean;
                saved_by: string;
                saved_at: string;
            }[];
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/${encodeURIComponent(id)}/versions${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Bir içeriğin bir sürümü
 */
export function getContentsByIdVersionsByNumber({ id, $number }: {
    id: number;
    $number: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
                kind: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
                link: string;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                category: {
                    link: string;
                    title: string;
                } | null;
                content_category_id: number | null;
                blocks: Block[];
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                text: string;
                seo_title: string;
                seo_description: string;
                /** Metnin tarihi, YYYY-AA-GG. */
                version: string;
                updated_at: string;
                /** Başında göründüğü ürün kategorisi; yalnız category türünde. */
                category_id: number | null;
                /** Sürümün sıra numarası. */
                "number": number;
                /** draft: yalnız yazarlar görür, yayındaki sürüm kalır; published: hemen yayında; scheduled: publish_at zamanında; withdrawn: yayından kalkar. */
                status: "draft" | "published" | "scheduled" | "withdrawn";
                /** Yayın zamanı; yalnız scheduled durumunda verilir. */
                publish_at: string | null;
                /** Kaydeden kullanıcı, denetim kaydındaki adıyla. */
                saved_by: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/${encodeURIComponent(id)}/versions/${encodeURIComponent($number)}`, {
        ...opts
    });
}
/**
 * İki sürümün farkı, blok blok
 */
export function getContentsByIdDifference({ id, uid, sessionId, $from, to }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
    $from?: number;
    to?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                fields: {
                    field: "title" | "summary" | "seo_title" | "seo_description";
                    before: string;
                    after: string;
                }[];
                blocks: {
                    id: string;
                    change: "added" | "removed" | "changed" | "moved";
                    before: {
                        place: number;
                        block: Block;
                    } | null;
                    after: {
                        place: number;
                        block: Block;
                    } | null;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/${encodeURIComponent(id)}/difference${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        "from": $from,
        to
    }))}`, {
        ...opts
    });
}
/**
 * Eski bir sürümü yeni sürüm olarak geri getirir
 */
export function postContentsByIdRestore({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Sürümün sıra numarası. */
        "number": number;
        status?: "draft" | "published";
        /** Okunan kaydın `revision` değeri; kayıt o zamandan beri değiştiyse geri getirilmez. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** `page`: kendi bağlantısıyla bir sayfa; `home`: ana sayfa; `brand`, `feature`, `prices`, `referance`: /page adresleri; `category`: bir ürün kategorisinin başı. */
                kind: "page" | "home" | "brand" | "feature" | "prices" | "referance" | "category";
                link: string;
                /** Sayfanın adresi. */
                path: string;
                title: string;
                summary: string;
                category: {
                    link: string;
                    title: string;
                } | null;
                content_category_id: number | null;
                blocks: Block[];
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                text: string;
                seo_title: string;
                seo_description: string;
                /** Metnin tarihi, YYYY-AA-GG. */
                version: string;
                updated_at: string;
                /** Başında göründüğü ürün kategorisi; yalnız category türünde. */
                category_id: number | null;
                /** Sürümün sıra numarası. */
                "number": number;
                /** draft: yalnız yazarlar görür, yayındaki sürüm kalır; published: hemen yayında; scheduled: publish_at zamanında; withdrawn: yayından kalkar. */
                status: "draft" | "published" | "scheduled" | "withdrawn";
                /** Yayın zamanı; yalnız scheduled durumunda verilir. */
                publish_at: string | null;
                /** Kaydeden kullanıcı, denetim kaydındaki adıyla. */
                saved_by: string;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/${encodeURIComponent(id)}/restore`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir sürüm için süreli önizleme bağlantısı verir
 */
export function postContentsByIdPreviewLink({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Sürümün sıra numarası. */
        "number"?: number;
        hours?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                url: string;
                "number": number;
                expires_at: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contents/${encodeURIComponent(id)}/preview-link`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * İçerik kategorileri
 */
export function getContentCategories({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                link: string;
                path: string;
                title: string;
                summary: string;
                seo_title: string;
                seo_description: string;
                position: number;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/content-categories${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * İçerik kategorisi ekler
 */
export function postContentCategories({ body }: {
    body: {
        title: string;
        /** İstenen bağlantı; verilmezse başlıktan yapılır. */
        link?: string;
        position?: number;
        summary?: string;
        seo_title?: string;
        seo_description?: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                link: string;
                path: string;
                title: string;
                summary: string;
                seo_title: string;
                seo_description: string;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/content-categories", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir içerik kategorisi
 */
export function getContentCategoriesById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                link: string;
                path: string;
                title: string;
                summary: string;
                seo_title: string;
                seo_description: string;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/content-categories/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * İçerik kategorisini değiştirir
 */
export function putContentCategoriesById({ id, body }: {
    id: number;
    body: {
        title: string;
        /** İstenen bağlantı; verilmezse başlıktan yapılır. */
        link?: string;
        position?: number;
        summary?: string;
        seo_title?: string;
        seo_description?: string;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                link: string;
                path: string;
                title: string;
                summary: string;
                seo_title: string;
                seo_description: string;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/content-categories/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Boş bir içerik kategorisini siler
 */
export function deleteContentCategoriesById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/content-categories/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Sık sorulan sorular
 */
export function getFaqs({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                group: string;
                question: string;
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                answer: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/faqs${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Soru ekler
 */
export function postFaqs({ body }: {
    body: {
        /** Altında durduğu başlık. */
        group: string;
        question: string;
        /** Markdown. `{{company.phone}}` gibi yerlere mağazanın ayarları yazılır. Mağazanın bir resmi kendi satırında `![açıklama](resim:anahtar)` ile gösterilir; anahtar, resmin adresindedir: `/media/anahtar/640.webp`. */
        answer_markdown: string;
        position?: number;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                group: string;
                question: string;
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                answer: string;
                answer_markdown: string;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/faqs", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir soru, yanıtının yazıldığı hâliyle
 */
export function getFaqsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                group: string;
                question: string;
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                answer: string;
                answer_markdown: string;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/faqs/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Soruyu değiştirir
 */
export function putFaqsById({ id, body }: {
    id: number;
    body: {
        /** Altında durduğu başlık. */
        group: string;
        question: string;
        /** Markdown. `{{company.phone}}` gibi yerlere mağazanın ayarları yazılır. Mağazanın bir resmi kendi satırında `![açıklama](resim:anahtar)` ile gösterilir; anahtar, resmin adresindedir: `/media/anahtar/640.webp`. */
        answer_markdown: string;
        position?: number;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                group: string;
                question: string;
                /** Ziyaretçinin okuduğu sözcükler, biçimsiz. */
                answer: string;
                answer_markdown: string;
                position: number;
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/faqs/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Soruyu siler
 */
export function deleteFaqsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/faqs/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Bir teslim edilemedi bildirimini işler
 */
export function postNewslettersBounces({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Teslim edilemedi bildiriminin (RFC 3464) ham metni, başlıklarıyla. */
        report: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                /** bounced: adres bir daha kullanılmaz; ignored: bildirim geçici ya da bir e-bülten alıcısına ait değil; unreadable: bildirim okunamadı. */
                outcome: "bounced" | "ignored" | "unreadable";
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/newsletters/bounces", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * E-bülteni deneme olarak verilen adreslere gönderir
 */
export function postNewslettersByIdTest({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        emails: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                queued: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/newsletters/${encodeURIComponent(id)}/test`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * E-bültenler ve sayıları, yenisi önce
 */
export function getNewsletters({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                preheader: string;
                segment: "all" | "retail" | "dealers" | "price_list" | "bought" | "category";
                price_list_id: number | null;
                days: number | null;
                category_id: number | null;
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** recipients: alıcılar; waiting: sırada; sent: gönderildi; bounced: adres yok; failed: reddedildi; skipped: izni ya da tercihi nedeniyle gönderilmedi; unsubscribed: bu e-bültenden ayrılanlar. */
                counts: {
                    recipients: number;
                    waiting: number;
                    sent: number;
                    bounced: number;
                    failed: number;
                    skipped: number;
                    unsubscribed: number;
                };
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/newsletters${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * E-bülten ekler
 */
export function postNewsletters({ body }: {
    body: {
        subject: string;
        /** Gelen kutusunda konunun yanında görünen satır. */
        preheader?: string;
        /** Sayfa blokları; e-postada text, picture, picture_text, showcase, quotation ve columns türleri kullanılır. Vitrindeki fiyatlar her alıcının kendi fiyatıdır. */
        blocks: BlockInput[];
        /** all: izni olan herkes; retail: bayi olmayanlar; dealers: onaylı bayiler; price_list: bir fiyat listesindekiler; bought: son günlerde sipariş verenler; category: bir kategoriden almış olanlar. */
        segment?: "all" | "retail" | "dealers" | "price_list" | "bought" | "category";
        /** Yalnız price_list için. */
        price_list_id?: number | null;
        /** Yalnız bought için: son kaç gün. */
        days?: number | null;
        /** Yalnız category için; alt kategoriler de sayılır. */
        category_id?: number | null;
        /** draft: taslak; scheduled: send_at zamanında gönderilir; cancelled: gönderilmez, gönderiliyorsa durur. sending ve sent durumlarını mağaza verir. */
        status?: "draft" | "scheduled" | "cancelled";
        /** Gönderimin başlayacağı an; yalnız scheduled durumunda. */
        send_at?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                preheader: string;
                segment: "all" | "retail" | "dealers" | "price_list" | "bought" | "category";
                price_list_id: number | null;
                days: number | null;
                category_id: number | null;
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** recipients: alıcılar; waiting: sırada; sent: gönderildi; bounced: adres yok; failed: reddedildi; skipped: izni ya da tercihi nedeniyle gönderilmedi; unsubscribed: bu e-bültenden ayrılanlar. */
                counts: {
                    recipients: number;
                    waiting: number;
                    sent: number;
                    bounced: number;
                    failed: number;
                    skipped: number;
                    unsubscribed: number;
                };
                /** Yazıldığı hâliyle bloklar. */
                blocks: any[];
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/newsletters", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir e-bülten, blokları ve sayılarıyla
 */
export function getNewslettersById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                preheader: string;
                segment: "all" | "retail" | "dealers" | "price_list" | "bought" | "category";
                price_list_id: number | null;
                days: number | null;
                category_id: number | null;
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** recipients: alıcılar; waiting: sırada; sent: gönderildi; bounced: adres yok; failed: reddedildi; skipped: izni ya da tercihi nedeniyle gönderilmedi; unsubscribed: bu e-bültenden ayrılanlar. */
                counts: {
                    recipients: number;
                    waiting: number;
                    sent: number;
                    bounced: number;
                    failed: number;
                    skipped: number;
                    unsubscribed: number;
                };
                /** Yazıldığı hâliyle bloklar. */
                blocks: any[];
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/newsletters/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * E-bülteni değiştirir, zamanlar ya da durdurur
 */
export function putNewslettersById({ id, body }: {
    id: number;
    body: {
        subject: string;
        /** Gelen kutusunda konunun yanında görünen satır. */
        preheader?: string;
        /** Sayfa blokları; e-postada text, picture, picture_text, showcase, quotation ve columns türleri kullanılır. Vitrindeki fiyatlar her alıcının kendi fiyatıdır. */
        blocks: BlockInput[];
        /** all: izni olan herkes; retail: bayi olmayanlar; dealers: onaylı bayiler; price_list: bir fiyat listesindekiler; bought: son günlerde sipariş verenler; category: bir kategoriden almış olanlar. */
        segment?: "all" | "retail" | "dealers" | "price_list" | "bought" | "category";
        /** Yalnız price_list için. */
        price_list_id?: number | null;
        /** Yalnız bought için: son kaç gün. */
        days?: number | null;
        /** Yalnız category için; alt kategoriler de sayılır. */
        category_id?: number | null;
        /** draft: taslak; scheduled: send_at zamanında gönderilir; cancelled: gönderilmez, gönderiliyorsa durur. sending ve sent durumlarını mağaza verir. */
        status?: "draft" | "scheduled" | "cancelled";
        /** Gönderimin başlayacağı an; yalnız scheduled durumunda. */
        send_at?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                preheader: string;
                segment: "all" | "retail" | "dealers" | "price_list" | "bought" | "category";
                price_list_id: number | null;
                days: number | null;
                category_id: number | null;
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** recipients: alıcılar; waiting: sırada; sent: gönderildi; bounced: adres yok; failed: reddedildi; skipped: izni ya da tercihi nedeniyle gönderilmedi; unsubscribed: bu e-bültenden ayrılanlar. */
                counts: {
                    recipients: number;
                    waiting: number;
                    sent: number;
                    bounced: number;
                    failed: number;
                    skipped: number;
                    unsubscribed: number;
                };
                /** Yazıldığı hâliyle bloklar. */
                blocks: any[];
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/newsletters/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Henüz gönderilmemiş bir e-bülteni siler
 */
export function deleteNewslettersById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/newsletters/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * SMS kampanyasını en çok beş numaraya denemek için gönderir
 */
export function postSmsCampaignsByIdTest({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        phones: string[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                queued: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "no_refusal";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/sms-campaigns/${encodeURIComponent(id)}/test`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * SMS kampanyaları, son eklenen önce, sayılarıyla
 */
export function getSmsCampaigns({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                words: string;
                /** Gönderilecek metin: ret bilgisiyle. */
                full_text: string;
                /** Metnin, Türkçe harfler iki sayılarak bulunan uzunluğu. */
                length: number;
                /** Bir alıcı için ücretlendirilen ileti sayısı. */
                segments: number;
                audience: "all" | "consumers" | "merchants";
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** Alıcılar: waiting sırada, sent gönderildi, failed reddedildi, skipped atlandı. delivered ulaştı, undelivered ulaşmadı; segments ücretlendirilen ileti. */
                counts: {
                    recipients: number;
                    waiting: number;
                    sent: number;
                    failed: number;
                    skipped: number;
                    delivered: number;
                    undelivered: number;
                    segments: number;
                };
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/sms-campaigns${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * SMS kampanyası ekler
 */
export function postSmsCampaigns({ body }: {
    body: {
        name: string;
        /** Ret bilgisi olmadan ileti metni; ret bilgisi gönderilirken `sms/refusal` ayarından eklenir. */
        words: string;
        /** all: SMS izni veren herkes; consumers: bireysel alıcılar; merchants: tacirler. */
        audience?: "all" | "consumers" | "merchants";
        /** draft: taslak; scheduled: `send_at` anında başlar; cancelled: durdurulur. */
        status?: "draft" | "scheduled" | "cancelled";
        /** Gönderimin başlayacağı an; yalnız scheduled durumunda. */
        send_at?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                words: string;
                /** Gönderilecek metin: ret bilgisiyle. */
                full_text: string;
                /** Metnin, Türkçe harfler iki sayılarak bulunan uzunluğu. */
                length: number;
                /** Bir alıcı için ücretlendirilen ileti sayısı. */
                segments: number;
                audience: "all" | "consumers" | "merchants";
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** Alıcılar: waiting sırada, sent gönderildi, failed reddedildi, skipped atlandı. delivered ulaştı, undelivered ulaşmadı; segments ücretlendirilen ileti. */
                counts: {
                    recipients: number;
                    waiting: number;
                    sent: number;
                    failed: number;
                    skipped: number;
                    delivered: number;
                    undelivered: number;
                    segments: number;
                };
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/sms-campaigns", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir SMS kampanyası
 */
export function getSmsCampaignsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                words: string;
                /** Gönderilecek metin: ret bilgisiyle. */
                full_text: string;
                /** Metnin, Türkçe harfler iki sayılarak bulunan uzunluğu. */
                length: number;
                /** Bir alıcı için ücretlendirilen ileti sayısı. */
                segments: number;
                audience: "all" | "consumers" | "merchants";
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** Alıcılar: waiting sırada, sent gönderildi, failed reddedildi, skipped atlandı. delivered ulaştı, undelivered ulaşmadı; segments ücretlendirilen ileti. */
                counts: {
                    recipients: number;
                    waiting: number;
                    sent: number;
                    failed: number;
                    skipped: number;
                    delivered: number;
                    undelivered: number;
                    segments: number;
                };
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/sms-campaigns/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * SMS kampanyasını değiştirir, zamanlar ya da durdurur
 */
export function putSmsCampaignsById({ id, body }: {
    id: number;
    body: {
        name: string;
        /** Ret bilgisi olmadan ileti metni; ret bilgisi gönderilirken `sms/refusal` ayarından eklenir. */
        words: string;
        /** all: SMS izni veren herkes; consumers: bireysel alıcılar; merchants: tacirler. */
        audience?: "all" | "consumers" | "merchants";
        /** draft: taslak; scheduled: `send_at` anında başlar; cancelled: durdurulur. */
        status?: "draft" | "scheduled" | "cancelled";
        /** Gönderimin başlayacağı an; yalnız scheduled durumunda. */
        send_at?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                words: string;
                /** Gönderilecek metin: ret bilgisiyle. */
                full_text: string;
                /** Metnin, Türkçe harfler iki sayılarak bulunan uzunluğu. */
                length: number;
                /** Bir alıcı için ücretlendirilen ileti sayısı. */
                segments: number;
                audience: "all" | "consumers" | "merchants";
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** Alıcılar: waiting sırada, sent gönderildi, failed reddedildi, skipped atlandı. delivered ulaştı, undelivered ulaşmadı; segments ücretlendirilen ileti. */
                counts: {
                    recipients: number;
                    waiting: number;
                    sent: number;
                    failed: number;
                    skipped: number;
                    delivered: number;
                    undelivered: number;
                    segments: number;
                };
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/sms-campaigns/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Başlamamış bir SMS kampanyasını siler
 */
export function deleteSmsCampaignsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/sms-campaigns/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Kendi destek talepleri, son yazılan önce
 */
export function getSiteTickets({ uid, sessionId, start, length, status }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    status?: "open" | "answered" | "closed";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                status: "open" | "answered" | "closed";
                status_text: string;
                order_code: string | null;
                created_at: string;
                updated_at: string;
                message_count: number;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/tickets${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        status
    }))}`, {
        ...opts
    });
}
/**
 * Talep açar; `id` verilirse o talebe yazar ya da onu kapatır
 */
export function putSiteTickets({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Var olan bir talebin numarası; verilmezse yeni talep açılır. */
        id?: number;
        /** Yeni bir talebin konusu. */
        subject?: string;
        /** Yeni bir talebin ilgili olduğu sipariş. */
        order_code?: string;
        message?: string;
        /** Talebi kapatır. */
        close?: true;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                status: "open" | "answered" | "closed";
                status_text: string;
                order_code: string | null;
                created_at: string;
                updated_at: string;
                message_count: number;
                messages: {
                    id: number;
                    side: "customer" | "shop";
                    message: string;
                    sent_at: string;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "order_not_found" | "ticket_not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight" | "ticket_full" | "too_many_open_tickets";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/tickets", oazapfts.json({
        ...opts,
        method: "PUT",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * En son yazılan talep, iletileriyle; yoksa null
 */
export function getSiteTicketsGetLast({ uid, sessionId }: {
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                status: "open" | "answered" | "closed";
                status_text: string;
                order_code: string | null;
                created_at: string;
                updated_at: string;
                message_count: number;
                messages: {
                    id: number;
                    side: "customer" | "shop";
                    message: string;
                    sent_at: string;
                }[];
            } | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/tickets/get-last${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Destek talepleri, son yazılan önce; üyeler yalnız kendilerininkini görür
 */
export function getTasks({ uid, sessionId, start, length, status }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    status?: "open" | "answered" | "closed";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                status: "open" | "answered" | "closed";
                status_text: string;
                order_code: string | null;
                created_at: string;
                updated_at: string;
                message_count: number;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/tasks${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        status
    }))}`, {
        ...opts
    });
}
/**
 * Destek talebi açar
 */
export function postTasks({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        subject: string;
        /** İlgili olduğu sipariş. */
        order_code?: string;
        message: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                status: "open" | "answered" | "closed";
                status_text: string;
                order_code: string | null;
                created_at: string;
                updated_at: string;
                message_count: number;
                messages: {
                    id: number;
                    side: "customer" | "shop";
                    message: string;
                    sent_at: string;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "order_not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight" | "too_many_open_tickets";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/tasks", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * Bir destek talebi, iletileriyle
 */
export function getTasksById({ id, uid, sessionId }: {
    id: number;
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                status: "open" | "answered" | "closed";
                status_text: string;
                order_code: string | null;
                created_at: string;
                updated_at: string;
                message_count: number;
                messages: {
                    id: number;
                    side: "customer" | "shop";
                    message: string;
                    sent_at: string;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "ticket_not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/tasks/${encodeURIComponent(id)}${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Destek talebini kapatır
 */
export function putTasksById({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        close: true;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                status: "open" | "answered" | "closed";
                status_text: string;
                order_code: string | null;
                created_at: string;
                updated_at: string;
                message_count: number;
                messages: {
                    id: number;
                    side: "customer" | "shop";
                    message: string;
                    sent_at: string;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "ticket_not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/tasks/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Talebe ileti ekler; karşı tarafa e-posta gider
 */
export function postTaskLines({ idempotencyKey, body }: {
    idempotencyKey?: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        task_id: number;
        message: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                subject: string;
                status: "open" | "answered" | "closed";
                status_text: string;
                order_code: string | null;
                created_at: string;
                updated_at: string;
                message_count: number;
                messages: {
                    id: number;
                    side: "customer" | "shop";
                    message: string;
                    sent_at: string;
                }[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_idempotency_key" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "ticket_not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "call_in_flight" | "ticket_full";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 422;
        data: Problem & {
            code?: "idempotency_key_reused";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/task-lines", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "Idempotency-Key": idempotencyKey
        })
    }));
}
/**
 * İletişim formundan gelen iletiler, yenisi önce
 */
export function getContactMessages({ uid, sessionId, start, length, status, suspect }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    status?: "open" | "closed";
    suspect?: "true" | "false";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                email: string;
                phone: string;
                subject: string;
                message: string;
                /** Giriş yapmış göndericinin numarası. */
                user_id: number | null;
                /** Gereksiz ileti gibi görünüyor: e-posta gönderilmedi. */
                suspect: boolean;
                status: "open" | "closed";
                created_at: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contact-messages${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length,
        status,
        suspect
    }))}`, {
        ...opts
    });
}
/**
 * İletiyi ilgilenildi olarak işaretler ya da yeniden açar
 */
export function putContactMessagesById({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        status: "open" | "closed";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                name: string;
                email: string;
                phone: string;
                subject: string;
                message: string;
                /** Giriş yapmış göndericinin numarası. */
                user_id: number | null;
                /** Gereksiz ileti gibi görünüyor: e-posta gönderilmedi. */
                suspect: boolean;
                status: "open" | "closed";
                created_at: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contact-messages/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * İletiyi siler
 */
export function deleteContactMessagesById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/contact-messages/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * E-postaların metinleri
 */
export function getMailTexts(opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                key: "order-awaitingPayment" | "order-paid" | "order-payAtDoor" | "order-onAccount" | "news-transfer-due" | "news-paid" | "news-preparing" | "news-shipped" | "news-delivered" | "news-cancelled" | "news-edited" | "news-refunded" | "return-asked" | "return-withdrawal" | "return-accepted" | "return-received" | "return-refused" | "account-verify" | "account-known" | "account-reset" | "account-changed" | "membership-received" | "membership-documents_asked" | "membership-approved" | "membership-refused" | "membership-suspended" | "stock-returned" | "basket-reminder" | "drops-one" | "drops-several";
                /** E-postanın ne zaman gittiği. */
                title: string;
                subject: string;
                /** Boş satır yeni paragraf açar. */
                body: string;
                /** Hazır metin kullanılıyor. */
                is_usual: boolean;
                /** Metinde `{…}` içinde kullanılabilen yer tutucular. */
                placeholders: string[];
                /** Bir sonraki değişiklikte gönderilir; hazır metinde boştur. */
                revision: string;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/mail-texts", {
        ...opts
    });
}
/**
 * Bir e-postanın metni
 */
export function getMailTextsByKey({ key }: {
    key: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                key: "order-awaitingPayment" | "order-paid" | "order-payAtDoor" | "order-onAccount" | "news-transfer-due" | "news-paid" | "news-preparing" | "news-shipped" | "news-delivered" | "news-cancelled" | "news-edited" | "news-refunded" | "return-asked" | "return-withdrawal" | "return-accepted" | "return-received" | "return-refused" | "account-verify" | "account-known" | "account-reset" | "account-changed" | "membership-received" | "membership-documents_asked" | "membership-approved" | "membership-refused" | "membership-suspended" | "stock-returned" | "basket-reminder" | "drops-one" | "drops-several";
                /** E-postanın ne zaman gittiği. */
                title: string;
                subject: string;
                /** Boş satır yeni paragraf açar. */
                body: string;
                /** Hazır metin kullanılıyor. */
                is_usual: boolean;
                /** Metinde `{…}` içinde kullanılabilen yer tutucular. */
                placeholders: string[];
                /** Bir sonraki değişiklikte gönderilir; hazır metinde boştur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/mail-texts/${encodeURIComponent(key)}`, {
        ...opts
    });
}
/**
 * Metni değiştirir; bundan sonraki e-postalar böyle gider
 */
export function putMailTextsByKey({ key, body }: {
    key: string;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        subject: string;
        body: string;
        /** Okuduğunuz metnin `revision` değeri; hazır metin için boş. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                key: "order-awaitingPayment" | "order-paid" | "order-payAtDoor" | "order-onAccount" | "news-transfer-due" | "news-paid" | "news-preparing" | "news-shipped" | "news-delivered" | "news-cancelled" | "news-edited" | "news-refunded" | "return-asked" | "return-withdrawal" | "return-accepted" | "return-received" | "return-refused" | "account-verify" | "account-known" | "account-reset" | "account-changed" | "membership-received" | "membership-documents_asked" | "membership-approved" | "membership-refused" | "membership-suspended" | "stock-returned" | "basket-reminder" | "drops-one" | "drops-several";
                /** E-postanın ne zaman gittiği. */
                title: string;
                subject: string;
                /** Boş satır yeni paragraf açar. */
                body: string;
                /** Hazır metin kullanılıyor. */
                is_usual: boolean;
                /** Metinde `{…}` içinde kullanılabilen yer tutucular. */
                placeholders: string[];
                /** Bir sonraki değişiklikte gönderilir; hazır metinde boştur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/mail-texts/${encodeURIComponent(key)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Hazır metne döner
 */
export function deleteMailTextsByKey({ key }: {
    key: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                key: "order-awaitingPayment" | "order-paid" | "order-payAtDoor" | "order-onAccount" | "news-transfer-due" | "news-paid" | "news-preparing" | "news-shipped" | "news-delivered" | "news-cancelled" | "news-edited" | "news-refunded" | "return-asked" | "return-withdrawal" | "return-accepted" | "return-received" | "return-refused" | "account-verify" | "account-known" | "account-reset" | "account-changed" | "membership-received" | "membership-documents_asked" | "membership-approved" | "membership-refused" | "membership-suspended" | "stock-returned" | "basket-reminder" | "drops-one" | "drops-several";
                /** E-postanın ne zaman gittiği. */
                title: string;
                subject: string;
                /** Boş satır yeni paragraf açar. */
                body: string;
                /** Hazır metin kullanılıyor. */
                is_usual: boolean;
                /** Metinde `{…}` içinde kullanılabilen yer tutucular. */
                placeholders: string[];
                /** Bir sonraki değişiklikte gönderilir; hazır metinde boştur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/mail-texts/${encodeURIComponent(key)}`, {
        ...opts,
        method: "DELETE"
    });
}
/**
 * Kendi bildirimleri, yenisi önce
 */
export function getSiteNotifications({ uid, sessionId, start, length }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: string;
                kind: "order" | "membership" | "request" | "ticket";
                title: string;
                message: string;
                link: string;
                created_at: string;
                is_read: boolean;
            }[];
            meta: ListMeta;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/notifications${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts
    });
}
/**
 * Bildirimleri okundu sayar
 */
export function putSiteNotifications({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Bu ana kadar olanlar okundu; verilmezse hepsi. */
        read_until?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                read_until: string;
                unread: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/site/notifications", oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * En yeni bildirim; yoksa null
 */
export function getSiteNotificationsGetLast({ uid, sessionId }: {
    uid?: string | null;
    sessionId?: string | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: string;
                kind: "order" | "membership" | "request" | "ticket";
                title: string;
                message: string;
                link: string;
                created_at: string;
                is_read: boolean;
            } | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/site/notifications/get-last${QS.query(QS.explode({
        uid,
        session_id: sessionId
    }))}`, {
        ...opts
    });
}
/**
 * Ziyaretçinin cihazını anlık bildirimlere kaydeder
 */
export function postUserNotificationSubscribers({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Tarayıcının bildirim adresi ya da uygulamanın FCM kaydı. */
        token: string;
        /** Tarayıcının anahtarları (RFC 8291); uygulamalar göndermez. */
        keys?: {
            p256dh: string;
            auth: string;
        };
        topics?: ("orders" | "campaigns" | "new-products" | "price-drops" | "stock" | "basket" | "dealers")[];
        hasMobileApp?: boolean;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        device?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        agent?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        user_id?: number | string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        claims?: {
            [key: string]: any;
        } | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        groups?: (string | number)[] | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                provider: "fcm" | "webpush";
                token: string;
                topics: string[];
                groups: ("guest" | "member" | "dealer")[];
                hasMobileApp: boolean;
                code: 200 | 201;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "bad_push_token" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "dealers_only" | "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "notifications_off";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/user-notification-subscribers", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Cihazın kaydı; ziyaretçinin kayıtlı cihazı değilse null
 */
export function postUserNotificationValidate({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Tarayıcının bildirim adresi ya da uygulamanın FCM kaydı. */
        token: string;
        hasMobileApp?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                provider: "fcm" | "webpush";
                token: string;
                topics: string[];
                groups: ("guest" | "member" | "dealer")[];
                hasMobileApp: boolean;
            } | null;
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/user-notification/validate", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Kayıtlı cihaza konu ekler
 */
export function postUserNotificationSubscribersSubscribeTopic({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Tarayıcının bildirim adresi ya da uygulamanın FCM kaydı. */
        token: string;
        topics: ("orders" | "campaigns" | "new-products" | "price-drops" | "stock" | "basket" | "dealers")[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                topics: string[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "dealers_only" | "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_subscribed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/user-notification-subscribers/subscribe-topic", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Kayıtlı cihazdan konu çıkarır
 */
export function postUserNotificationSubscribersUnsubscribeTopic({ body }: {
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Tarayıcının bildirim adresi ya da uygulamanın FCM kaydı. */
        token: string;
        topics: ("orders" | "campaigns" | "new-products" | "price-drops" | "stock" | "basket" | "dealers")[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                topics: string[];
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_subscribed";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/user-notification-subscribers/unsubscribe-topic", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bildirim kampanyasını denemek için çağıranın kendi cihazlarına gönderir
 */
export function postPushCampaignsByIdTest({ id, body }: {
    id: number;
    body: {
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                queued: number;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 429;
        data: Problem & {
            code?: "too_many_requests";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/push-campaigns/${encodeURIComponent(id)}/test`, oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bildirim kampanyaları, son eklenen önce, sayılarıyla
 */
export function getPushCampaigns({ uid, sessionId, start, length, ifNoneMatch }: {
    uid?: string | null;
    sessionId?: string | null;
    start?: number;
    length?: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                title: string;
                words: string;
                path: string;
                /** Cihazların izlediği konu. */
                topic: "campaigns" | "new-products" | "dealers";
                /** all: konuyu izleyen ve izin veren herkes; members: üyeler; dealers: onaylı bayiler. */
                audience: "all" | "members" | "dealers";
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** Cihazlar: waiting sırada, queued yolda, sent gönderildi, gone kaydı bitmiş, failed gönderilemedi, skipped atlandı. */
                counts: {
                    recipients: number;
                    waiting: number;
                    queued: number;
                    sent: number;
                    gone: number;
                    failed: number;
                    skipped: number;
                };
            }[];
            meta: ListMeta;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/push-campaigns${QS.query(QS.explode({
        uid,
        session_id: sessionId,
        start,
        length
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Bildirim kampanyası ekler
 */
export function postPushCampaigns({ body }: {
    body: {
        title: string;
        words: string;
        /** Bildirimin açtığı sayfa. */
        path: string;
        /** Cihazların izlediği konu. */
        topic?: "campaigns" | "new-products" | "dealers";
        /** all: konuyu izleyen ve izin veren herkes; members: üyeler; dealers: onaylı bayiler. */
        audience?: "all" | "members" | "dealers";
        /** draft: taslak; scheduled: `send_at` anında başlar; cancelled: durdurulur. */
        status?: "draft" | "scheduled" | "cancelled";
        /** Gönderimin başlayacağı an; yalnız scheduled durumunda. */
        send_at?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                title: string;
                words: string;
                path: string;
                /** Cihazların izlediği konu. */
                topic: "campaigns" | "new-products" | "dealers";
                /** all: konuyu izleyen ve izin veren herkes; members: üyeler; dealers: onaylı bayiler. */
                audience: "all" | "members" | "dealers";
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** Cihazlar: waiting sırada, queued yolda, sent gönderildi, gone kaydı bitmiş, failed gönderilemedi, skipped atlandı. */
                counts: {
                    recipients: number;
                    waiting: number;
                    queued: number;
                    sent: number;
                    gone: number;
                    failed: number;
                    skipped: number;
                };
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>("/api/push-campaigns", oazapfts.json({
        ...opts,
        method: "POST",
        body
    }));
}
/**
 * Bir bildirim kampanyası
 */
export function getPushCampaignsById({ id, ifNoneMatch }: {
    id: number;
    ifNoneMatch?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                title: string;
                words: string;
                path: string;
                /** Cihazların izlediği konu. */
                topic: "campaigns" | "new-products" | "dealers";
                /** all: konuyu izleyen ve izin veren herkes; members: üyeler; dealers: onaylı bayiler. */
                audience: "all" | "members" | "dealers";
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** Cihazlar: waiting sırada, queued yolda, sent gönderildi, gone kaydı bitmiş, failed gönderilemedi, skipped atlandı. */
                counts: {
                    recipients: number;
                    waiting: number;
                    queued: number;
                    sent: number;
                    gone: number;
                    failed: number;
                    skipped: number;
                };
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_parameter" | "invalid_input" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/push-campaigns/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "If-None-Match": ifNoneMatch
        })
    });
}
/**
 * Bildirim kampanyasını değiştirir, zamanlar ya da durdurur
 */
export function putPushCampaignsById({ id, body }: {
    id: number;
    body: {
        title: string;
        words: string;
        /** Bildirimin açtığı sayfa. */
        path: string;
        /** Cihazların izlediği konu. */
        topic?: "campaigns" | "new-products" | "dealers";
        /** all: konuyu izleyen ve izin veren herkes; members: üyeler; dealers: onaylı bayiler. */
        audience?: "all" | "members" | "dealers";
        /** draft: taslak; scheduled: `send_at` anında başlar; cancelled: durdurulur. */
        status?: "draft" | "scheduled" | "cancelled";
        /** Gönderimin başlayacağı an; yalnız scheduled durumunda. */
        send_at?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        uid?: string | null;
        /** Eski istemciler için kabul edilir, hiçbir kararda kullanılmaz. Başkasını gösterirse 403. */
        session_id?: string | null;
        /** Kaydın okunan hâli; her değişiklikte başka olur. */
        revision: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                title: string;
                words: string;
                path: string;
                /** Cihazların izlediği konu. */
                topic: "campaigns" | "new-products" | "dealers";
                /** all: konuyu izleyen ve izin veren herkes; members: üyeler; dealers: onaylı bayiler. */
                audience: "all" | "members" | "dealers";
                status: "draft" | "scheduled" | "sending" | "sent" | "cancelled";
                send_at: string | null;
                started_at: string | null;
                ended_at: string | null;
                updated_at: string;
                /** Cihazlar: waiting sırada, queued yolda, sent gönderildi, gone kaydı bitmiş, failed gönderilemedi, skipped atlandı. */
                counts: {
                    recipients: number;
                    waiting: number;
                    queued: number;
                    sent: number;
                    gone: number;
                    failed: number;
                    skipped: number;
                };
                /** Kaydın okunan hâli; her değişiklikte başka olur. */
                revision: string;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "already_exists" | "changed_meanwhile";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/push-campaigns/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PUT",
        body
    }));
}
/**
 * Başlamamış bir bildirim kampanyasını siler
 */
export function deletePushCampaignsById({ id }: {
    id: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                id: number;
                /** true: başka kayıtlar gösterdiği için silinmedi, yalnızca artık gösterilmez. */
                kept: boolean;
            };
        };
    } | {
        status: 400;
        data: Problem & {
            code?: "bad_address" | "duplicate_key" | "duplicate_parameter" | "forbidden_key" | "invalid_input" | "invalid_json" | "number_with_exponent" | "too_deep" | "too_many_fields" | "two_identities";
        };
    } | {
        status: 401;
        data: Problem & {
            code?: "invalid_token" | "sign_in_first";
        };
    } | {
        status: 403;
        data: Problem & {
            code?: "foreign_identity" | "foreign_origin" | "not_allowed";
        };
    } | {
        status: 404;
        data: Problem & {
            code?: "not_found";
        };
    } | {
        status: 409;
        data: Problem & {
            code?: "in_use";
        };
    } | {
        status: 413;
        data: Problem & {
            code?: "body_too_large";
        };
    } | {
        status: 415;
        data: Problem & {
            code?: "unsupported_media_type";
        };
    } | {
        status: 500;
        data: Problem & {
            code?: "server_error";
        };
    } | {
        status: 503;
        data: Problem & {
            code?: "overloaded" | "unavailable";
        };
    }>(`/api/push-campaigns/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    });
}
