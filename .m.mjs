import { chromium } from 'playwright-core';
import { serveSite } from './tests/support/site.ts';
const site = await serveSite('/wt/gaps/dist');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] }).catch(()=>chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] }));
const put=(page,entries)=>page.evaluate((all)=>new Promise((res,rej)=>{const o=indexedDB.open('adjutant');o.onupgradeneeded=()=>o.result.createObjectStore('records');o.onsuccess=()=>{const w=o.result.transaction('records','readwrite');for(const [k,v] of all)w.objectStore('records').put(v,k);w.oncomplete=()=>{o.result.close();res()};w.onerror=()=>rej(w.error)}}),entries);
async function phone(rate){ const context=await browser.newContext({viewport:{width:360,height:740},isMobile:true,hasTouch:true,serviceWorkers:'block',locale:'en'}); await context.grantPermissions(['clipboard-read','clipboard-write']);
 await context.addInitScript(()=>{ if(!localStorage.getItem('adjutant-settings')) localStorage.setItem('adjutant-settings',JSON.stringify({version:1,language:'en',theme:'system',games:['brikwars','usb','mage-knight'],lastGame:'brikwars',edition:'2005',animation:false,welcomed:true})); window.__long=[]; new PerformanceObserver((l)=>{for(const e of l.getEntries())window.__long.push(Math.round(e.duration))}).observe({type:'longtask',buffered:true}); });
 const page=await context.newPage(); page.on('pageerror',e=>console.log('ERR',e.message)); const cdp=await context.newCDPSession(page); await cdp.send('Emulation.setCPUThrottlingRate',{rate}); 
 const long=async(name,ms=1500)=>{await page.waitForTimeout(ms); const l=await page.evaluate(()=>{const x=window.__long;window.__long=[];return x}); console.log(`${rate}x`,name,'longest',Math.max(0,...l),JSON.stringify(l.filter(x=>x>60)))}; return {page,long,context}; }
const army=(id,p)=>({id,version:1,name:'Army '+id,game:'brikwars',lines:[],created:1000,changed:1000,revision:0,...p});
const lines=(n)=>Array.from({length:n},(_,i)=>({id:'l'+i,name:'Knight of the order '+i,count:i%9+1,points:4,note:''}));
const units=Array.from({length:120},(_,i)=>({id:'u'+i,name:'Unit '+i,side:i%2?'mine':'theirs',models:20,points:1}));
const events=Array.from({length:2990},(_,i)=>i%30===29?{do:'round'}:{do:'lose',unit:'u'+(i%120),by:1});
const play={id:'bat',version:1,game:'brikwars',name:'Long',created:1000,changed:1000,revision:0,mine:{name:'A'},theirs:{name:'B'},units,events,undone:[]};
for (const rate of (process.argv[2]??'1,4').split(',').map(Number)) {
 const {page,long,context}=await phone(rate);
 const go=async(h)=>{await page.goto(site.url+h); await page.locator('main:not([aria-busy="true"])').waitFor();};
 await go('#/armies'); await page.waitForTimeout(1500);
 await long('start');
 for (const d of ['200d20kh100','50d100%2B50d99%2B50d98%2B50d97','300d30%2B300d29','17d6%2B23d10%2B937']) { await page.goto('about:blank'); await go('#/dice?v=1&x='+d+'&b=d6&f=1'); await long('dice '+d,2500); }
 await put(page,[...Array.from({length:1000},(_,i)=>['army:a'+i,army('a'+i,{lines:lines(20)})]),['army:big',army('big',{lines:lines(500)})],['play:bat',play],...Array.from({length:300},(_,i)=>['play:p'+i,{...play,id:'p'+i,units:units.slice(0,20),events:events.slice(0,200)}])]);
 await page.goto('about:blank'); await go('#/armies'); await long('1000 armies first',4000);
 await page.goto('about:blank'); await go('#/armies'); await long('1000 armies',4000);
 await page.goto('about:blank'); await go('#/armies/big'); await long('army of 500 lines',4000);
 try { await page.getByRole('button',{name:'Send',exact:true}).first().click({timeout:5000}); await long('send 500 lines',3000);} catch(e){console.log('send',e.message.slice(0,80))}
 await page.goto('about:blank'); await go('#/armies/battle'); await long('battles',4000); console.log(await page.evaluate(()=>location.hash+' '+document.querySelector('main').innerText.slice(0,80)));
 await page.goto('about:blank'); await go('#/armies/battle/bat'); await long('battle long',4000); console.log(await page.evaluate(()=>location.hash+' '+document.querySelector('main').innerText.slice(0,80)));
 try { await page.getByRole('button',{name:'More',exact:true}).first().click({timeout:5000}); await long('more',2500); await page.getByText('Report',{exact:true}).first().click({timeout:5000}); await long('report',4000);} catch(e){console.log('more',e.message.slice(0,200), await page.evaluate(()=>[...document.querySelectorAll('button')].map(b=>b.ariaLabel??b.innerText).join('|').slice(0,400)))}
 await page.goto('about:blank'); await go('#/armies/receive'); await long('receive',2000);
 try { await page.getByRole('button',{name:'Paste a list'}).click(); const text=Array.from({length:500},(_,i)=>`${i%9+1} x Knights of the order ${i}, ${i*3} points`).join('\n'); await long('sheet',1000); await page.locator('textarea').fill(text); await long('paste 500 rows',2000); await page.getByRole('button',{name:'Make the army'}).click(); await long('make army of 500',5000);} catch(e){console.log('list',e.message.slice(0,200))}
 await page.goto('about:blank'); await go('#/settings'); await long('settings',2500);
 try { await page.getByRole('button',{name:/backup/i}).first().click({timeout:5000}); await long('backup',8000);} catch(e){console.log('backup',e.message.slice(0,100), await page.evaluate(()=>[...document.querySelectorAll('button')].map(b=>b.ariaLabel??b.innerText).join('|').slice(0,600)))}
 await context.close();
}
await browser.close(); await site.stop(); process.exit(0);
